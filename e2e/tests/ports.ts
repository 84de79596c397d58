/** Each worker has its own ports: its server's, the video stand-in's, and that of a server which a journey restarts. */
const first = Number(process.env['E2E_PORT'] ?? 4310) + 10 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
/** Where the built server listens. */
export const serverPort = first
/** Where the server and its pages look for Zoom; a journey that streams a class listens there. */
export const zoomPort = first + 1
/** Where the server of a journey listens that kills its own. */
export const ownPort = first + 2
