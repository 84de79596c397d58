/** Ports per worker: its server, the Zoom mock, and a journey's own server. */
const first = Number(process.env['E2E_PORT'] ?? 4310) + 10 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
export const serverPort = first
export const zoomPort = first + 1
export const ownPort = first + 2
