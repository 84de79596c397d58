import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { built, openBuilt, type OpenStorybook } from '../src/open-built.ts'

interface Entry {
  readonly id: string
  readonly title: string
  readonly type: 'docs' | 'story'
}

/** Tests the build of `pnpm build-storybook`, in menu order. */
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  entries: Readonly<Record<string, Entry>>
}
const pages = Object.values(entries).filter(({ type }) => type === 'docs')
const isComponent = ({ title }: Entry): boolean => title.startsWith('Components/')
/** Component pages share a template, so every eighth is tested. */
const tried = pages.filter((entry, index) => !isComponent(entry) || index % 8 === 0)

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1366, height: 768 }

let storybook: OpenStorybook
let page: Page
const complaints: string[] = []

beforeAll(async () => {
  const opened = await openBuilt()
  if (opened === null) throw new Error('There is no Storybook yet: "pnpm build-storybook" makes it.')
  storybook = opened
  const context = await storybook.browser.newContext({ viewport: DESK, timezoneId: 'America/Mexico_City' })
  page = await context.newPage()
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
})
afterAll(() => storybook.close())
beforeEach(() => complaints.splice(0))

const ENDS = ['docsRendered', 'storyFinished', 'storyThrewException', 'storyErrored', 'storyMissing']

const open = async ({ id, type }: Pick<Entry, 'id' | 'type'>, globals = ''): Promise<void> => {
  await page.goto(`${storybook.address}iframe.html?id=${id}&viewMode=${type}&globals=${globals}`)
  await page.waitForFunction(
    (ends) => ends.some((event) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last(event) !== undefined),
    ENDS,
  )
}

const refusals = (): Promise<readonly string[]> =>
  page.locator('.sb-show-errordisplay #error-message, .sb-show-nopreview .sb-nopreview_main').allTextContents()

it('the menu has the pages for designers, and one for each component', () => {
  expect(pages.map(({ title }) => title)).toEqual(expect.arrayContaining(['Welcome', 'Principles', 'Words']))
  expect(pages.filter(isComponent).length).toBeGreaterThan(80)
})

it.each(tried.map((entry) => [entry.title, entry] as const))('the page %s is drawn', async (_, entry) => {
  await page.setViewportSize(DESK)
  await open(entry)
  expect(await refusals()).toEqual([])
  expect(await page.locator('#storybook-docs h1').first().isVisible()).toBe(true)
  await page.setViewportSize(PHONE)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  expect(complaints).toEqual([])
})

it("a component's page shows its usage notes", async () => {
  await page.setViewportSize(DESK)
  await open({ id: 'components-button--docs', type: 'docs' })
  expect(await page.getByText('Does something, here and now.').isVisible()).toBe(true)
})

it('a screen speaks the language chosen in the toolbar', async () => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await open({ id: 'live-class-wall-wall-people--six', type: 'story' }, 'locale:es')
  expect(await page.getByText(/6 de 6 con señal/).isVisible()).toBe(true)
})
