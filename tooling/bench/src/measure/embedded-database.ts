import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

interface DurableFiles {
  readonly DurableNodeFS: new (folder: string) => NonNullable<PGliteOptions['fs']>
  readonly durableStartParams: (defaults: readonly string[]) => string[]
}

interface Extensions {
  readonly embeddedExtensions: NonNullable<PGliteOptions['extensions']>
}

// An app is no package to import by name, so its parts are loaded from its folder.
const load = <T>(file: string): Promise<T> => {
  const folder = '../../../../apps/api/src/database/pglite'
  return import(new URL(`${folder}/${file}`, import.meta.url).href) as Promise<T>
}

/** Opens the database of a data directory, its `postgres` folder, with the product's files and extensions and no more. */
export const openDatabase = async (folder: string): Promise<PGlite> => {
  const { DurableNodeFS, durableStartParams } = await load<DurableFiles>('durable-node-fs.ts')
  const { embeddedExtensions } = await load<Extensions>('open-pglite.ts')
  return PGlite.create({
    fs: new DurableNodeFS(folder),
    startParams: durableStartParams(PGlite.defaultStartParams),
    extensions: embeddedExtensions,
  })
}
