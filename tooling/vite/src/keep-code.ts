import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { build, type Plugin, type Rolldown } from 'vite'

export const WORKER = 'worker.js'

/** Code, its style, and the letters of our two languages. */
const KEPT = /\.(?:js|css)$|latin(?:-ext)?-wght-normal-[^.]+\.woff2$/
/** What is larger is drawn once in a while, as a map: it comes when it is asked for. */
const LARGEST_BYTES = 450_000

type Bundle = Rolldown.OutputBundle

/** The scripts that a page names, however large. */
const namedByPage = (bundle: Bundle): ReadonlySet<string> => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entries = chunks.filter(({ isEntry }) => isEntry)
  return new Set(entries.flatMap(({ fileName, imports }) => [fileName, ...imports]))
}

const filesOf = (folder: string, bundle: Bundle): readonly string[] => {
  const named = namedByPage(bundle)
  return Object.keys(bundle)
    .filter((name) => KEPT.test(name) && (named.has(name) || statSync(join(folder, name)).size <= LARGEST_BYTES))
    .toSorted()
}

/**
 * Builds the worker that keeps an app's code in the browser. It holds the names of all files, and so is another one for
 * each version: a wall looks at it to learn that there is a new one.
 */
export const keepCode = (): Plugin => {
  let base = '/'
  let folder = ''
  return {
    name: 'keep-code',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      // before what compresses all files
      order: 'pre',
      sequential: true,
      handler: async (_, bundle) => {
        const files = filesOf(folder, bundle).map((name) => base + name)
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'error',
          define: {
            FILES: JSON.stringify(files),
            ASSETS: JSON.stringify(`${base}assets/`),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            outDir: folder,
            emptyOutDir: false,
            rolldownOptions: {
              input: join(import.meta.dirname, 'worker/worker.ts'),
              output: { entryFileNames: WORKER, format: 'iife' },
            },
          },
        })
      },
    },
  }
}
