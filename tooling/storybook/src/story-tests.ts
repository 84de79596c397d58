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

const forceColors: BrowserCommand<[isForced: boolean]> = ({ page }, isForced) =>
  page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' })

const scan: BrowserCommand = async ({ page }) =>
  readCodeFromAfar(await page.screenshot({ animations: 'disabled', scale: 'css' }))

/** Frames, measurements, and renders are delayed, so that an assertion that doesn't wait for them fails each time. */
const COME_LATE = bySize({ small: false, full: false, night: true })
/** Stories that are tagged `picture` run alone, and each is compared with its picture. */
const TAKE_PICTURES = bySize({ small: false, full: true, night: false }) || (process.env['PICTURES'] ?? '') !== ''

/** A machine under load may lose a frame that a story waits for; whoever needs a second try is named. */
const SECOND_TRY = process.env['CI'] ? 1 : 0
const FIRST_PORT = 23_315
const WITH_STORIES = ['ui', 'live-class', 'panel', 'join']

/** The environment without what is undefined in it. */
const environment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** A port that each package begins its search at. */
const portOf = (packageFolder: string): number => FIRST_PORT + 10 * (WITH_STORIES.indexOf(basename(packageFolder)) + 1)

/** vitest for a package with stories: its plain tests in Node, its stories in a browser. */
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
            // one page for all stories of a package takes a fifth less, but a picture is taken on a page nothing else has used
            isolate: TAKE_PICTURES,
            testTimeout: 60_000,
            retry: SECOND_TRY,
            provide: { storiesComeLate: COME_LATE, storiesArePictured: TAKE_PICTURES },
            setupFiles: [join(import.meta.dirname, 'take-picture.ts')],
            // other packages' stories run beside these, and another run may go on
            api: { port: portOf(packageFolder), strictPort: false },
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              commands: { look, forceColors, scan },
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
