import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The built server on a fresh folder, with the demo center in it. */
const folder = mkdtempSync(join(tmpdir(), 'latido-e2e-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
process.env['DATA_DIR'] = folder
process.env['LOG_LEVEL'] = 'warn'
await import(join(import.meta.dirname, '../../apps/api/dist/main.js'))
