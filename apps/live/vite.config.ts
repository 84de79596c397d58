import { precompress } from '@repo/vite/precompress'
import { optimizedImports, reactPlugins } from '@repo/vite/react-plugins'
import { defineConfig } from 'vite'

const api = 'http://127.0.0.1:3000'

export default defineConfig({
  base: '/live/',
  plugins: [reactPlugins(import.meta.dirname), precompress()],
  optimizeDeps: { include: optimizedImports },
  build: { manifest: true, target: 'baseline-widely-available' },
  server: { port: 5174, strictPort: true, proxy: { '/api': api, '/images': api } },
})
