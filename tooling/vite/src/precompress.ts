import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|mjs|css|html|svg|json|webmanifest)$/
const WORTH_IT_BYTES = 1024

const compress = (file: string): void => {
  const bytes = readFileSync(file)
  if (bytes.length < WORTH_IT_BYTES) return
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
}

/** Lets the server send compressed files without compressing them. */
export const precompress = (): Plugin => {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle: () => {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      for (const file of files) {
        if (file.isFile() && COMPRESSIBLE.test(file.name)) compress(join(file.parentPath, file.name))
      }
    },
  }
}
