/** By which it is known that a sheet names groups that the school lacks: the page asks without what reads sheets. */
export const newGroupCode = "missing";
