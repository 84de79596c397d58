import type { Page } from '@playwright/test'
import { logOut } from '@repo/api-client/auth/account-endpoints'

import { configureButton, configureClass } from './configure-class.ts'
import { expect, test } from './fixtures.ts'
import { saidIn } from './said.ts'
import { signIn } from './sign-in.ts'
import { giveSession, openStaffSession, type StaffSession } from './staff-session.ts'

const ADMIN = 'admin@demo.example'
const said = await saidIn('es')

/** Ends the session without notifying the page; its next call is refused. */
const endBehind = async (page: Page, session: StaffSession): Promise<void> => {
  // a pending call would redirect to the login at once
  await page.waitForLoadState('networkidle')
  await page.route('**/api/v2/realtime/*', (route) => route.abort())
  await session.client.call(logOut, {})
}

const signInAgain = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, ADMIN)
}

test.describe('input typed before a session ended', () => {
  test.use({ locale: 'es-MX' })
  let session: StaffSession

  test.beforeEach(async ({ page, baseURL }) => {
    session = await openStaffSession(baseURL ?? '', ADMIN)
    await giveSession(page, session)
    await page.goto('/rookremote')
  })

  test('for a room is there again after the sign-in, until it is discarded', async ({ page }) => {
    const dialog = page.getByRole('dialog')
    const name = dialog.getByLabel(said('Name'))
    await page.getByRole('button', { name: said('Add room') }).click()
    await name.fill('Sala Agua')
    await dialog.getByRole('combobox').click()
    await page.getByRole('option').first().click()
    await endBehind(page, session)
    await dialog.getByRole('button', { name: said('Add room') }).click()
    await signInAgain(page)
    await expect(name).toHaveValue('Sala Agua')
    await dialog.getByRole('button', { name: said('Discard') }).click()
    await expect(name).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  test('for a display is there again after the sign-in', async ({ page }) => {
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: said('Displays') }).click()
    await dialog.getByLabel(said('Code')).fill('123 456')
    await dialog.getByLabel(said('Name')).fill('Muro')
    await endBehind(page, session)
    await dialog.getByLabel(said('Name')).press('Enter')
    await signInAgain(page)
    await expect(dialog.getByText(said('We kept what you typed'))).toBeVisible()
    await expect(dialog.getByLabel(said('Code'))).toHaveValue('123 456')
    await expect(dialog.getByLabel(said('Name'))).toHaveValue('Muro')
  })

  test('for a class is there again after a reload and after the sign-in', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: said('Configure the class') })
    const duration = dialog.getByLabel(said('Duration'))
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${said('Open')} `) })
      .first()
      .click()
    await configureClass(page, said)
    await dialog.getByRole('combobox', { name: said('Training type') }).click()
    await page.getByRole('option').first().click()
    await duration.fill('37')
    await page.reload()
    await expect(dialog.getByText(said('We kept what you typed'))).toBeVisible()
    await expect(duration).toHaveValue('37')
    await endBehind(page, session)
    await dialog.getByRole('button', { name: said('Start class') }).click()
    await signInAgain(page)
    await expect(dialog.getByText(said('We kept what you typed'))).toBeVisible()
    await expect(duration).toHaveValue('37')
    await dialog.getByRole('button', { name: said('Cancel') }).click()
    await page.reload()
    await expect(configureButton(page, said)).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
})
