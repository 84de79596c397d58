import { devServer } from '@repo/vite/dev-server'
import { firstLoad } from '@repo/vite/first-load'
import { firstPaint } from '@repo/vite/first-paint'
import { keepCode } from '@repo/vite/keep-code'
import { precompress } from '@repo/vite/precompress'
import { optimizedImports, reactPlugins } from '@repo/vite/react-plugins'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // what a screen asks for, with all its codecs, is no part of the first one
      codeSplittingOptions: { defaultBehavior: [['loader'], ['component'], ['notFoundComponent']] },
      generatedRouteTree: 'src/route-tree.gen.ts',
    }),
    reactPlugins(import.meta.dirname),
    firstPaint(),
    keepCode(),
    precompress(),
  ],
  optimizeDeps: { include: optimizedImports },
  build: { manifest: true, target: 'baseline-widely-available', rolldownOptions: { output: firstLoad } },
  server: devServer(5173),
})
