import { basename, join } from 'node:path'

import { findChromium, findTestBrowser, launchArguments } from '@repo/browser'
import { bySize } from '@repo/test-size'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { ViteUserConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'

import { pictureFonts } from './picture-fonts.ts'
import { picturesOf } from './pictures.ts'
import { readCodeFromAfar } from './read-code.ts'
import type { RealMedia } from './real-media.ts'

const emulateMedia: BrowserCommand<[media: RealMedia]> = ({ page }, media) =>
  page.emulateMedia({ forcedColors: media === 'forced' ? 'active' : 'none', media: media === 'print' ? 'print' : null })

const scan: BrowserCommand = async ({ page }) =>
  readCodeFromAfar(await page.screenshot({ animations: 'disabled', scale: 'css' }))

/** Delays frames and renders, so that an assertion that doesn't wait for them fails every time. */
const COME_LATE = bySize({ small: false, full: false, night: true })
/** Stories with the tag `picture` run isolated. */
const TAKE_PICTURES = bySize({ small: false, full: true, night: false }) || (process.env['PICTURES'] ?? '') !== ''

/** A busy machine may lose a frame; retried stories are reported. */
const SECOND_TRY = process.env['CI'] ? 1 : 0
const FIRST_PORT = 23_315
const WITH_STORIES = ['ui', 'live-class', 'panel', 'join']

const environment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** Each package starts its port search elsewhere. */
const portOf = (packageFolder: string): number => FIRST_PORT + 10 * (WITH_STORIES.indexOf(basename(packageFolder)) + 1)

export const storyTests = (packageFolder: string): ViteUserConfig => {
  const executablePath = TAKE_PICTURES ? findChromium() : findTestBrowser()
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
          plugins: [
            storybookTest({
              configDir: join(packageFolder, '.storybook'),
              ...(TAKE_PICTURES && { tags: { include: ['picture'] } }),
            }),
          ],
          test: {
            name: 'stories',
            // sharing a page is a fifth faster, but pictures need an unused one
            isolate: TAKE_PICTURES,
            testTimeout: 60_000,
            retry: SECOND_TRY,
            provide: { storiesComeLate: COME_LATE, storiesArePictured: TAKE_PICTURES },
            setupFiles: [join(import.meta.dirname, 'take-picture.ts')],
            // several packages or runs may be active at a time
            api: { port: portOf(packageFolder), strictPort: false },
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              commands: { look, emulateMedia, scan },
              provider: playwright({
                launchOptions: {
                  ...(executablePath !== undefined && { executablePath }),
                  ...(TAKE_PICTURES && { env: { ...environment(), ...pictureFonts() } }),
                  args: launchArguments(),
                },
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
