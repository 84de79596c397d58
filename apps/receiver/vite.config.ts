import { defineConfig } from 'vite'

export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      output: { entryFileNames: 'receiver.js', codeSplitting: false },
    },
  },
  ssr: { noExternal: true },
})
