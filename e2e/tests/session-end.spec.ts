import type { Page } from '@playwright/test'
import { logOut } from '@repo/api-client/auth/account-endpoints'

import { expect, test } from './fixtures.ts'
import { saidIn, type Language } from './said.ts'
import { signIn } from './sign-in.ts'
import { giveSession, openStaffSession } from './staff-session.ts'

const COACH = 'coach2@demo.example'

const wordsIn = async (language: Language) => {
  const t = await saidIn(language)
  return {
    ended: t('Your session ended. Sign in to pick up where you left off.'),
    enter: t('Sign in'),
    menu: t('Profile menu'),
    leave: t('Log out'),
    users: t('Users'),
    broken: t('Something went wrong on this page'),
  }
}

const LANGUAGES = [
  { locale: 'es-MX', words: await wordsIn('es') },
  { locale: 'en-US', words: await wordsIn('en') },
] as const

/** Excludes refused calls, which these journeys cause. */
const faultsOf = (page: Page): string[] => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text())
  })
  return faults
}

const watchFor = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const seen = { was: false }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.body.textContent?.includes(wanted)) seen.was = true
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, text)
const wasSeen = (page: Page) => page.evaluate(() => (window as unknown as { seen: { was: boolean } }).seen.was)

for (const { locale, words } of LANGUAGES) {
  test.describe(`the end of a session, in ${locale}`, () => {
    test.use({ locale })

    test('by signing out: the login shows no reason, and no page breaks on the way', async ({ page, baseURL }) => {
      const faults = faultsOf(page)
      await giveSession(page, await openStaffSession(baseURL ?? '', COACH))
      await page.goto('/users')
      await watchFor(page, words.broken)
      await page.getByRole('button', { name: words.menu }).click()
      await page.getByRole('menuitem', { name: words.leave }).click()
      await expect(page.getByRole('button', { name: words.enter })).toBeVisible()
      await expect(page.getByText(words.ended)).toHaveCount(0)
      expect(await wasSeen(page)).toBe(false)
      expect(faults).toEqual([])
    })

    test('by the server: the login says so, and leads back to where one was', async ({ page, baseURL }) => {
      const faults = faultsOf(page)
      const session = await openStaffSession(baseURL ?? '', COACH)
      await giveSession(page, session)
      await page.goto('/users?size=50')
      await expect(page.getByRole('row')).toHaveCount(51)
      await watchFor(page, words.broken)
      await session.client.call(logOut, {})
      await expect(page.getByText(words.ended)).toBeVisible()
      expect(await wasSeen(page)).toBe(false)
      expect(faults).toEqual([])
      await signIn(page, COACH)
      await expect(page.getByRole('row')).toHaveCount(51)
      await expect(page.getByText(words.ended)).toHaveCount(0)
    })

    test('a link under the pointer has its list fetched before the press', async ({ page, baseURL }) => {
      await giveSession(page, await openStaffSession(baseURL ?? '', COACH))
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const fetched = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/v2/users')
      await page.getByRole('link', { name: words.users, exact: true }).hover()
      expect((await fetched).status()).toBe(200)
      await expect(page).toHaveURL(/\/$/)
    })
  })
}
