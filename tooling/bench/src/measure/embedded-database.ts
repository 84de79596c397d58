import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

interface DurableFiles {
  readonly DurableNodeFS: new (folder: string) => NonNullable<PGliteOptions['fs']>
  readonly durableStartParams: (defaults: readonly string[]) => string[]
}

interface Extensions {
  readonly embeddedExtensions: NonNullable<PGliteOptions['extensions']>
}

// Loaded by path, because an app can't be imported by name.
const load = <T>(file: string): Promise<T> => {
  const folder = '../../../../apps/api/src/database/pglite'
  return import(new URL(`${folder}/${file}`, import.meta.url).href) as Promise<T>
}

/** Same file system layer and extensions as the product. */
export const openDatabase = async (folder: string): Promise<PGlite> => {
  const { DurableNodeFS, durableStartParams } = await load<DurableFiles>('durable-node-fs.ts')
  const { embeddedExtensions } = await load<Extensions>('open-pglite.ts')
  return PGlite.create({
    fs: new DurableNodeFS(folder),
    startParams: durableStartParams(PGlite.defaultStartParams),
    extensions: embeddedExtensions,
  })
}
