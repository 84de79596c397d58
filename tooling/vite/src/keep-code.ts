import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { build, type Plugin, type Rolldown } from 'vite'

export const WORKER = 'worker.js'

const KEPT = /\.(?:js|css)$|latin(?:-ext)?-wght-normal-[^.]+\.woff2$/
/** Larger files, such as the map, load on demand. */
const LARGEST_BYTES = 450_000

type Bundle = Rolldown.OutputBundle

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

/** Builds the service worker that caches the app's code. It lists all files, so displays detect a new version by it. */
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
