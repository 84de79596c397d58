import { join } from 'node:path'

/** The built server, by a clock that is ahead of the machine's by so many milliseconds. */
const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0)
const machineNow = Date.now
Date.now = () => machineNow() + ahead
await import(join(import.meta.dirname, '../../apps/api/dist/main.js'))
