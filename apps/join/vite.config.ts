import { devServer } from '@repo/vite/dev-server'
import { firstLoad } from '@repo/vite/first-load'
import { firstPaint } from '@repo/vite/first-paint'
import { keepCode } from '@repo/vite/keep-code'
import { precompress } from '@repo/vite/precompress'
import { optimizedImports, reactPlugins } from '@repo/vite/react-plugins'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/join/',
  plugins: [reactPlugins(import.meta.dirname), firstPaint(), keepCode(), precompress()],
  optimizeDeps: { include: optimizedImports },
  build: { manifest: true, target: 'baseline-widely-available', rolldownOptions: { output: firstLoad } },
  server: devServer(5175),
})
