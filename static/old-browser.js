// For browsers that cannot run modules, so in the JavaScript of 1999: says why nothing happens.
document.getElementById("old-browser").removeAttribute("hidden");
