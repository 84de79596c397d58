import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { saidIn, type Language } from './said.ts'
import { giveSession, openStaffSession } from './staff-session.ts'
import { withoutCenter } from './without-center.ts'

const wordsIn = async (language: Language) => {
  const t = await saidIn(language)
  return {
    why: t('Your account is suspended for non-payment'),
    accept: t('Accept'),
    title: t("This center's account is suspended"),
    again: t('Try again'),
    users: t('Users'),
    next: t('Next page'),
  }
}

const LANGUAGES = [
  { locale: 'es-MX', words: await wordsIn('es') },
  { locale: 'en-US', words: await wordsIn('en') },
] as const

const LOOKUP = '**/api/v2/admin/*/search'
const CALLS = /\/api\/v2\/(?!admin\/[^/]+\/search)/

/** Mocks a suspended center for this page. Returns a function that resumes it. */
const suspend = async (page: Page): Promise<() => void> => {
  let isSuspended = true
  await withoutCenter(page)
  await page.route(LOOKUP, async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    await route.fulfill({ response: answer, json: isSuspended ? { ...json, status: 0 } : json })
  })
  await page.route(CALLS, async (route) => {
    if (isSuspended) await route.fulfill({ status: 403, json: { code: 'center-suspended', message: 'Suspended.' } })
    else await route.fallback()
  })
  return () => {
    isSuspended = false
  }
}

for (const { locale, words } of LANGUAGES) {
  test.describe(`a suspended center in ${locale}`, () => {
    test.use({ locale })
    const title = (page: Page) => page.getByRole('heading', { level: 1, name: words.title })
    const again = (page: Page) => page.getByRole('button', { name: words.again })

    test('shows working staff one page for any call, and leads back to where they were', async ({ page, baseURL }) => {
      await giveSession(page, await openStaffSession(baseURL ?? '', 'admin@demo.example'))
      // otherwise, an automatic call would be refused first
      await page.route('**/api/v2/realtime/*', (route) => route.abort())
      await page.goto('/users')
      const table = page.getByRole('table', { name: words.users })
      await expect(table.getByRole('row')).toHaveCount(21)
      const resume = await suspend(page)
      // dispatched, because hovering preloads the page, and the refusal would remove the button
      await page.getByRole('button', { name: words.next }).dispatchEvent('click')
      await page.getByRole('dialog', { name: words.why }).getByRole('button', { name: words.accept }).click()
      await expect(title(page)).toBeVisible()
      await expect(table).toHaveCount(0)
      await again(page).click()
      await expect(again(page)).not.toHaveAttribute('aria-busy', 'true')
      await expect(title(page)).toBeVisible()
      resume()
      // dispatched, because an automatic retry may remove the button first
      await again(page).dispatchEvent('click')
      await expect(table.getByRole('row')).toHaveCount(21)
      await expect(page).toHaveURL(/page=2$/)
    })

    test('says so on the display, and continues at a touch', async ({ page }) => {
      const resume = await suspend(page)
      await page.goto('/live/')
      await expect(title(page)).toBeVisible()
      await again(page).click()
      await expect(again(page)).not.toHaveAttribute('aria-busy', 'true')
      await expect(title(page)).toBeVisible()
      resume()
      // dispatched, because an automatic retry may remove the button first
      await again(page).dispatchEvent('click')
      await expect(title(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name: 'Latido Demo' })).toBeVisible()
    })
  })
}
