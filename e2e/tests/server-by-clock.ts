import { join } from 'node:path'

/** Starts the server with a clock that is ahead by this many ms. */
const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0)
const machineNow = Date.now
Date.now = () => machineNow() + ahead
await import(join(import.meta.dirname, '../../apps/api/dist/main.js'))
