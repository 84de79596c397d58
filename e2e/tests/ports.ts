/** Where the built server listens. */
export const serverPort = Number(process.env['E2E_PORT'] ?? 4310)
/** Where the server and its pages look for Zoom; a journey that streams a class listens there. */
export const zoomPort = serverPort + 1
/** Where the server of a journey listens that kills its own. */
export const ownPort = serverPort + 2
