/** Style sheets are bundled beside the client; importing one has an effect and no exports. */
declare module "*.css";
