declare module "*.module.css" {
  const classes: Record<string, string>;
  export default classes;
}

/** Global styles, imported for their effect only. */
declare module "*.css";
