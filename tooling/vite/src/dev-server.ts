import type { ServerOptions } from 'vite'

const api = 'http://127.0.0.1:3000'

/**
 * The development server of an app: its own files hot, everything else from the API at its usual port. Realtime
 * connections ask for `/?v=…`; Vite's own socket asks for another query and stays here.
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
