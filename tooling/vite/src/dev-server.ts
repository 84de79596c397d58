import type { ServerOptions } from 'vite'

const api = 'http://127.0.0.1:3000'

/**
 * Proxies everything but the app's files to the API. `/?v=…` is a realtime connection; Vite's socket has another query.
 */
export const devServer = (port: number): ServerOptions => ({
  port,
  strictPort: true,
  proxy: {
    '/api': { target: api, ws: true },
    '/images': api,
    '/storybook': api,
    '^/\\?(?:.*&)?v=\\d': { target: api, ws: true },
  },
})
