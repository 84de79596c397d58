import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Read by Storybook and, through vitest.config.ts, by vitest. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  optimizeDeps: {
    // The scanner cannot see imports that vanilla-extract generates, and a dependency found late
    // reloads the page in the middle of a browser test.
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'radix-ui',
      '@tanstack/react-virtual',
      '@vanilla-extract/recipes/createRuntimeFn',
      '@visx/axis',
      '@visx/grid',
      '@visx/group',
      '@visx/responsive',
      '@visx/scale',
      '@visx/shape',
      '@visx/tooltip',
      'qr-code-styling',
      'react-day-picker',
    ],
  },
})
