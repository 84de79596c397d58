import { join } from 'node:path'

import { build } from 'vite'

const PACKAGE = join(import.meta.dirname, '../..')

/** Avoids type stripping at the start of each process. */
export const bundleForNode = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const folder = join(PACKAGE, 'dist/node')
  await build({
    root: PACKAGE,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: folder,
      target: 'node24',
      rolldownOptions: { input: { ...files }, output: { entryFileNames: '[name].js' } },
    },
    ssr: { noExternal: true, external: ['@electric-sql/pglite'] },
  })
  return folder
}
