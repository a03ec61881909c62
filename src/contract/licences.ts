// Where the licences of what others wrote stand: made by the build in the bundle's folder, shown by the profile.

/** A text beside index.html. */
export const licenceFile = "licences.txt";
