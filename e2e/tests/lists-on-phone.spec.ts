import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { giveSession, openStaffSession } from './staff-session.ts'

const LISTS = [
  '/users',
  '/sessions',
  '/requests',
  '/challenges',
  '/challenges/board',
  '/admin',
  '/sensors',
  '/audit',
] as const
const LEAST_ROWS = 5

/** In px, between two rows. */
const GAP = 4

/** The whole rows that fit above the fold, also of a list with fewer rows. */
const fittingRows = async (page: Page): Promise<number> => {
  const rows = page.locator('tbody tr:has(th)')
  await expect(rows.first()).toBeVisible()
  return rows.evaluateAll((shown, gap) => {
    const boxes = shown.map((row) => row.getBoundingClientRect())
    const top = boxes[0]?.top ?? innerHeight
    const pitch = Math.max(...boxes.map(({ height }) => height)) + gap
    return Math.floor((innerHeight - top + gap) / pitch)
  }, GAP)
}

for (const language of ['en', 'es'] as const) {
  test(`each list shows five whole rows on a phone, in ${language}`, async ({ browser, watch, baseURL }) => {
    const context = await browser.newContext({
      locale: language === 'en' ? 'en-US' : 'es-MX',
      viewport: { width: 360, height: 780 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    watch(page)
    await giveSession(page, await openStaffSession(baseURL ?? '', 'admin@demo.example'))
    for (const path of LISTS) {
      await page.goto(path)
      await expect.poll(() => fittingRows(page), path).toBeGreaterThanOrEqual(LEAST_ROWS)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, path).toBeLessThanOrEqual(360)
    }
    await context.close()
  })
}
