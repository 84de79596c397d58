import { join } from 'node:path'

import { findChromium, launchArguments } from '@repo/browser'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { ViteUserConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'

import { picturesOf } from './pictures.ts'

const forceColors: BrowserCommand<[isForced: boolean]> = ({ page }, isForced) =>
  page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' })

/** vitest for a package with stories: its plain tests in Node, its stories in a browser. */
export const storyTests = (packageFolder: string): ViteUserConfig => {
  const executablePath = findChromium()
  const { look, reporter } = picturesOf(packageFolder)
  return {
    test: {
      reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }], reporter],
      projects: [
        {
          extends: './vite.config.ts',
          test: { name: 'unit', environment: 'node', isolate: false, include: ['src/**/*.test.ts'] },
        },
        {
          extends: './vite.config.ts',
          plugins: [storybookTest({ configDir: join(packageFolder, '.storybook') })],
          test: {
            name: 'stories',
            testTimeout: 60_000,
            setupFiles: [join(import.meta.dirname, 'take-picture.ts')],
            // another run may go on beside this one
            api: { strictPort: false },
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              commands: { look, forceColors },
              provider: playwright({
                launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: launchArguments() },
                contextOptions: { locale: 'en-US', timezoneId: 'America/Mexico_City' },
              }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }
}
