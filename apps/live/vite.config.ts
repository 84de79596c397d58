import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { devServer } from '@repo/vite/dev-server'
import { firstLoad } from '@repo/vite/first-load'
import { firstPaint } from '@repo/vite/first-paint'
import { keepCode } from '@repo/vite/keep-code'
import { precompress } from '@repo/vite/precompress'
import { optimizedImports, reactPlugins } from '@repo/vite/react-plugins'
import { defineConfig } from 'vite'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string
}

export default defineConfig({
  base: '/live/',
  plugins: [reactPlugins(import.meta.dirname), firstPaint(), keepCode(), precompress()],
  optimizeDeps: { include: optimizedImports },
  build: { manifest: true, target: 'baseline-widely-available', rolldownOptions: { output: firstLoad } },
  // what a display with an ANT stick reports
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  server: devServer(5174),
})
