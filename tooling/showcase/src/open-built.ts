import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { findChromium, launchArguments } from '@repo/browser'
import { chromium, type Browser } from 'playwright'
import { preview } from 'vite'

declare global {
  /** Storybook's event channel. */
  var __STORYBOOK_ADDONS_CHANNEL__: { readonly last: (event: string) => unknown } | undefined
}

export const built = resolve(import.meta.dirname, '../storybook-static')

export interface OpenStorybook {
  /** Ends with a slash. */
  readonly address: string
  readonly browser: Browser
  readonly close: () => Promise<void>
}

/** Null if Storybook hasn't been built. */
export const openBuilt = async (): Promise<OpenStorybook | null> => {
  if (!existsSync(join(built, 'index.json'))) return null
  const server = await preview({
    configFile: false,
    build: { outDir: built },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: launchArguments(),
  })
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    browser,
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}
