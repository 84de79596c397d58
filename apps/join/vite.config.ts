import { devServer } from '@repo/vite/dev-server'
import { precompress } from '@repo/vite/precompress'
import { optimizedImports, reactPlugins } from '@repo/vite/react-plugins'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/join/',
  plugins: [reactPlugins(import.meta.dirname), precompress()],
  optimizeDeps: { include: optimizedImports },
  build: { manifest: true, target: 'baseline-widely-available' },
  server: devServer(5175),
})
