import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'

const DELAY_MS = 2500
/** Long before the network answers. On an idle machine it takes 200 ms. */
const SOON_MS = DELAY_MS / 2

/** Clicks a menu item, and returns the ms until the page is marked as busy or shows the next view. */
const answerTo = (page: Page, path: string): Promise<number> =>
  page.locator(`nav a[href="${path}"]`).evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        const view = document.querySelector('h1')
        const clickedAt = performance.now()
        const look = (): void => {
          const isBusy = document.querySelector('main[aria-busy=true] > [data-dimmed]') !== null
          if (isBusy || document.querySelector('h1') !== view) resolve(performance.now() - clickedAt)
          else requestAnimationFrame(look)
        }
        if (link instanceof HTMLElement) link.click()
        look()
      }),
  )

test('a click in the menu is answered at once on a slow network', async ({ page, login, watch }) => {
  watch(page)
  await login(page, 'admin@demo.example')
  const menu = page.getByRole('navigation')
  const paths = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const screens = [...new Set(paths)].filter(
    (path) => path.startsWith('/') && !path.startsWith('/help') && path !== '/',
  )
  expect(screens.length).toBeGreaterThan(8)
  await page.route('**/api/**', async (route) => {
    // oxlint-disable-next-line no-promise-executor-return -- the network is what is slow here
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
    await route.continue()
  })
  for (const path of screens) {
    expect(await answerTo(page, path), path).toBeLessThan(SOON_MS)
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
