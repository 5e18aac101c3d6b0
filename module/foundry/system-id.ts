/** Our id in manifest, settings, sockets and document options. */
export const SYSTEM_ID = "battle-tempo";

/** The system's channel on the socket. */
export const CHANNEL = `system.${SYSTEM_ID}`;

/** Sub-type of our terrain among region behaviours. */
export const TERRAIN_TYPE = `${SYSTEM_ID}.terrain`;
