import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The built server on a fresh folder, with the demo center in it. */
process.env['DATA_DIR'] = mkdtempSync(join(tmpdir(), 'latido-e2e-'))
process.env['LOG_LEVEL'] = 'warn'
await import(join(import.meta.dirname, '../../apps/api/dist/main.js'))
