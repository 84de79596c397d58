import { optimizedImports, reactPlugins } from '@repo/vite/react-plugins'
import { defineConfig } from 'vite'

/** Read by Storybook and, through vitest.config.ts, by vitest. */
export default defineConfig({
  plugins: [reactPlugins(import.meta.dirname)],
  optimizeDeps: { include: [...optimizedImports, 'valibot', 'ably/modular', '@repo/ui > qr-code-styling'] },
})
