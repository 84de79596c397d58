import { optimizedImports, reactPlugins } from '@repo/vite/react-plugins'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactPlugins(import.meta.dirname)],
  optimizeDeps: { include: optimizedImports },
})
