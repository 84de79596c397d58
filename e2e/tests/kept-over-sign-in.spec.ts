import type { Page } from '@playwright/test'
import { logOut } from '@repo/api-client/auth/log-out'

import { expect, test } from './fixtures.ts'
import { saidIn, type Said } from './said.ts'
import { giveSession, openStaffSession, type StaffSession } from './staff-session.ts'

const ADMIN = 'admin@demo.example'

/** Ends the session behind the open page, whose next call is refused; nothing else tells it before. */
const endBehind = async (page: Page, session: StaffSession): Promise<void> => {
  await page.route('**/api/v2/realtime/*', (route) => route.abort())
  await session.client.call(logOut, {})
}

const signInAgain = async (page: Page, said: Said): Promise<void> => {
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('textbox', { name: said('Email'), exact: true }).fill(ADMIN)
  await page.getByRole('textbox', { name: said('Password'), exact: true }).fill('demo-password')
  await page.getByRole('button', { name: said('Sign in'), exact: true }).click()
}

for (const [locale, language] of [
  ['es-MX', 'es'],
  ['en-US', 'en'],
] as const) {
  test.describe(`what was typed before a session ended, in ${locale}`, () => {
    test.use({ locale })
    let session: StaffSession
    let said: Said

    test.beforeEach(async ({ page, baseURL }) => {
      said = await saidIn(language)
      session = await openStaffSession(baseURL ?? '', ADMIN)
      await giveSession(page, session)
      await page.goto('/rookremote')
    })

    test('a display is there again after the sign-in', async ({ page }) => {
      const dialog = page.getByRole('dialog')
      await page.getByRole('button', { name: said('Displays') }).click()
      await dialog.getByLabel(said('Code')).fill('123 456')
      await dialog.getByLabel(said('Name of the display')).fill('Muro')
      await endBehind(page, session)
      await dialog.getByLabel(said('Name of the display')).press('Enter')
      await signInAgain(page, said)
      await expect(dialog.getByText(said('We kept what you typed'))).toBeVisible()
      await expect(dialog.getByLabel(said('Code'))).toHaveValue('123 456')
      await expect(dialog.getByLabel(said('Name of the display'))).toHaveValue('Muro')
    })

    test('a class is configured on after a reload and after the sign-in', async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: said('Configure the class') })
      const duration = dialog.getByLabel(said('Duration'))
      await page
        .getByRole('button', { name: said('Open'), exact: true })
        .first()
        .click()
      await page.getByRole('button', { name: said('Configure and start') }).click()
      await dialog.getByRole('combobox', { name: said('Training type') }).click()
      await page.getByRole('option').first().click()
      await duration.fill('37')
      await page.reload()
      await expect(dialog.getByText(said('We kept what you typed'))).toBeVisible()
      await expect(duration).toHaveValue('37')
      await endBehind(page, session)
      await dialog.getByRole('button', { name: said('Start class') }).click()
      await signInAgain(page, said)
      await expect(dialog.getByText(said('We kept what you typed'))).toBeVisible()
      await expect(duration).toHaveValue('37')
      await dialog.getByRole('button', { name: said('Cancel') }).click()
      await page.reload()
      await expect(page.getByRole('button', { name: said('Configure and start') })).toBeVisible()
      await expect(dialog).toHaveCount(0)
    })
  })
}
