/** Baseline: opens the database like the server, with fsync, and runs one query. */
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

import { tell } from '../measure/child-process.ts'

interface DurableFiles {
  readonly DurableNodeFS: new (folder: string) => NonNullable<PGliteOptions['fs']>
  readonly durableStartParams: (defaults: readonly string[]) => string[]
}

const [data = '', layer = ''] = process.argv.slice(2)
const { DurableNodeFS, durableStartParams } = (await import(layer)) as DurableFiles
const database = await PGlite.create({
  fs: new DurableNodeFS(data),
  startParams: durableStartParams(PGlite.defaultStartParams),
})
await database.query('select 1')
tell({ kind: 'open' })
process.on('SIGTERM', () => void database.close().then(() => process.exit(0)))
