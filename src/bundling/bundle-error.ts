/** What stands in the way of a bundle, as a sentence for the maintainer's terminal. */
export class BundleError extends Error {}
