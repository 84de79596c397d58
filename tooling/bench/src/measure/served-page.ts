import { basename, join } from 'node:path'

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, preview, type BuildOptions } from 'vite'

interface Options {
  readonly headers?: Readonly<Record<string, string>>
  readonly build?: BuildOptions
}

/** Builds the page of a bench from its folder and serves it while some work goes on with its address. */
export const withServedPage = async <T>(
  folder: string,
  work: (address: string) => Promise<T>,
  { headers = {}, build: more = {} }: Options = {},
): Promise<T> => {
  const outDir = join(import.meta.dirname, '../../dist', basename(folder))
  const config = {
    configFile: false,
    root: folder,
    logLevel: 'warn',
    build: { ...more, outDir, emptyOutDir: true },
  } as const
  await build({ ...config, plugins: [vanillaExtractPlugin(), react()] })
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1', headers: { ...headers } } })
  try {
    return await work(server.resolvedUrls?.local[0] ?? '')
  } finally {
    await server.close()
  }
}
