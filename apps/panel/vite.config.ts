import { precompress } from '@repo/vite/precompress'
import { optimizedImports, reactPlugins } from '@repo/vite/react-plugins'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { defineConfig } from 'vite'

const api = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, generatedRouteTree: 'src/route-tree.gen.ts' }),
    reactPlugins(import.meta.dirname),
    precompress(),
  ],
  optimizeDeps: { include: optimizedImports },
  build: { manifest: true, target: 'baseline-widely-available' },
  server: { port: 5173, strictPort: true, proxy: { '/api': api, '/images': api } },
})
