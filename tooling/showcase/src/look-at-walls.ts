/**
 * Pictures of a class from its poster to its results, on every screen that a gym hangs, in both languages and as every
 * eye sees it, for somebody to look at: `pnpm walls [folder] [which]`, after `pnpm build-storybook`; `which` is a regular
 * expression on the pictures' names, as in `hundred-1080-es`.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { eyes } from '@repo/color/color-vision'
import type { Browser, Page } from 'playwright'

import { openBuilt } from './open-built.ts'

const WALLS = ['idle', 'four-minutes-before', 'seconds-before', 'nobody', 'one', 'six', 'twelve', 'twenty', 'fifty']
const LATER = ['hundred', 'late', 'with-quiet-people', 'results-of-one', 'results-of-six', 'results-of-twenty']
const LAST = ['results-of-fifty', 'results-of-hundred']
const STORIES = [...WALLS, ...LATER, ...LAST].map((name) => `wall-wall-people--${name}`)

/** What is seen on a phone: the class of a coach, and that of a member. */
const PHONE_STORIES = [
  ...['before-the-start', 'waiting-to-start', 'running-with-nobody', 'running-on-a-phone', 'results'].map(
    (name) => `wall-class-view--${name}`,
  ),
  ...['no-class-yet', 'form', 'in-class', 'over'].map((name) => `phone-join-screens--${name}`),
]

interface Look {
  readonly screen: readonly [width: number, height: number]
  readonly locale: 'en' | 'es'
  readonly eye: string
  readonly stories: readonly string[]
}

const FULL: Look['screen'] = [1920, 1080]
/** A television, one of 4K, a small box, a portrait in a lobby, a projector, and a band above a desk. */
const SCREENS: readonly Look['screen'][] = [FULL, [3840, 2160], [1280, 720], [1080, 1920], [1024, 768], [2560, 1080]]
const LOCALES = ['en', 'es'] as const

const looks: readonly Look[] = [
  ...SCREENS.flatMap((screen) => LOCALES.map((locale) => ({ screen, locale, eye: 'normal', stories: STORIES }))),
  ...LOCALES.map((locale) => ({ screen: [360, 740] as const, locale, eye: 'normal', stories: PHONE_STORIES })),
  ...Object.keys(eyes)
    .filter((eye) => eye !== 'normal')
    .map((eye) => ({ screen: FULL, locale: 'en' as const, eye, stories: STORIES })),
]

const [, , asked = 'test-results/walls', pattern = ''] = process.argv
const which = new RegExp(pattern)

/** Shows a story that does not stand as it is asserted to in place of why; true if there was one. */
const showUnasserted = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { classList } = document.body
    const has = classList.contains('sb-show-errordisplay')
    if (has) classList.replace('sb-show-errordisplay', 'sb-show-main')
    return has
  })

/** One look at its stories. Some assert words of one language, or a wall that is wider than high: those it names. */
const take = async (browser: Browser, address: string, look: Look, folder: string): Promise<void> => {
  const { screen, locale, eye } = look
  const [width, height] = screen
  const nameOf = (story: string): string =>
    `${story.replace(/^.*--/, '')}-${width}-${locale}${eye === 'normal' ? '' : `-${eye}`}.png`
  const stories = look.stories.filter((story) => which.test(nameOf(story)))
  if (stories.length === 0) return
  const context = await browser.newContext({ viewport: { width, height }, timezoneId: 'America/Mexico_City' })
  const page = await context.newPage()
  for (const story of stories) {
    await page.goto(`${address}iframe.html?id=${story}&viewMode=story&globals=locale:${locale};eye:${eye}`)
    // what a story asserts awaits that all of it is there
    await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') !== undefined)
    // a code that is not drawn yet
    await page.waitForFunction(() => document.querySelector('[role=img][hidden]') === null)
    const name = nameOf(story)
    if (await showUnasserted(page)) process.stdout.write(`${name}: not as asserted\n`)
    await page.screenshot({ path: join(folder, name), animations: 'disabled' })
  }
  await context.close()
}

const storybook = await openBuilt()
if (storybook === null) {
  process.stderr.write('There is no Storybook yet: "pnpm build-storybook" makes it.\n')
  process.exit(1)
}
const folder = resolve(asked)
mkdirSync(folder, { recursive: true })
for (const look of looks) await take(storybook.browser, storybook.address, look, folder)
await storybook.close()
process.stdout.write(`Pictures are in ${folder}\n`)
