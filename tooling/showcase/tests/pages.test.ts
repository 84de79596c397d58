import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { built, openBuilt, type OpenStorybook } from '../src/open-built.ts'

interface Entry {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly type: 'docs' | 'story'
}

/** In the order of the menu. Without a built Storybook there is nothing to test: "pnpm build-storybook" makes it. */
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  entries: Readonly<Record<string, Entry>>
}
const pages = Object.values(entries).filter(({ type }) => type === 'docs')

const isComponent = ({ title }: Entry): boolean => title.startsWith('Components/')
/** Components' pages are made in one way: each eighth of them is opened, and every one where `PAGES` is `all`. */
const A_FEW = 8
const tried =
  process.env['PAGES'] === 'all' ? pages : pages.filter((entry, index) => !isComponent(entry) || index % A_FEW === 0)

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1366, height: 768 }

let storybook: OpenStorybook
let context: BrowserContext
let page: Page
const complaints: string[] = []

beforeAll(async () => {
  const opened = await openBuilt()
  if (opened === null) throw new Error('There is no Storybook yet: "pnpm build-storybook" makes it.')
  storybook = opened
  context = await storybook.browser.newContext({ viewport: DESK, timezoneId: 'America/Mexico_City' })
  page = await context.newPage()
  // the frame of a page has no icon of its own
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
})
afterAll(() => storybook.close())
beforeEach(() => complaints.splice(0))

/** How a story or page ends being drawn, or that it cannot be. */
const ENDS = ['docsRendered', 'storyFinished', 'storyThrewException', 'storyErrored', 'storyMissing']

/** Opens what an entry shows anew, until all of it is drawn or Storybook says that it cannot be. */
const open = async ({ id, type }: Pick<Entry, 'id' | 'type'>, globals = ''): Promise<void> => {
  await page.goto(`${storybook.address}iframe.html?id=${id}&viewMode=${type}&globals=${globals}`)
  await page.waitForFunction(
    (ends) => ends.some((event) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last(event) !== undefined),
    ENDS,
  )
}

/** What Storybook says in the place of what it cannot draw. */
const refusals = (): Promise<readonly string[]> =>
  page.locator('.sb-show-errordisplay #error-message, .sb-show-nopreview .sb-nopreview_main').allTextContents()

describe('every page', () => {
  it('is there: those of a designer’s home, and one for each component', () => {
    const titles = pages.map(({ title }) => title)
    for (const home of ['Welcome', 'Principles', 'Foundations/Colors', 'Foundations/Zones', 'Words'])
      expect(titles).toContain(home)
    expect(pages.filter(isComponent).length).toBeGreaterThan(80)
  })

  it.each(tried.map((entry) => [entry.title, entry] as const))('%s is drawn', async (_, entry) => {
    await page.setViewportSize(DESK)
    await open(entry)
    expect(await refusals()).toEqual([])
    expect(await page.locator('#storybook-docs h1').first().isVisible()).toBe(true)
    await page.setViewportSize(PHONE)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    expect(complaints).toEqual([])
  })
})

describe('the toolbar', () => {
  const wall = { id: 'wall-wall-people--six', type: 'story' } as const
  const filter = () => page.evaluate(() => getComputedStyle(document.documentElement).filter)

  it('has a screen speak the language that was chosen', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await open(wall, 'locale:es')
    expect(await page.getByText(/6 de 6/).isVisible()).toBe(true)
  })

  it('shows what other eyes see', async () => {
    await open(wall)
    expect(await filter()).toBe('none')
    await open(wall, 'eye:deuteranopia')
    expect(await filter()).toContain('deuteranopia')
  })

  it('imitates forced colors and reduced motion', async () => {
    await open(wall, 'colors:forced;motion:reduced')
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('header') ?? document.body).backgroundColor)
    const canvas = await page.evaluate(() => {
      const sample = document.createElement('p')
      sample.style.background = 'Canvas'
      document.body.append(sample)
      return getComputedStyle(sample).backgroundColor
    })
    await expect.poll(ground).toBe(canvas)
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true)
  })
})
