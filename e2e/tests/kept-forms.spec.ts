import { logOut } from '@repo/api-client/auth/log-out'

import { expect, test } from './fixtures.ts'
import { saidIn } from './said.ts'
import { signIn } from './sign-in.ts'
import { giveSession, openStaffSession, type StaffSession } from './staff-session.ts'

const ADMIN = 'admin@demo.example'

const t = await saidIn('es')
const words = {
  addRoom: t('Add room'),
  name: t('Name'),
  save: t('Create room'),
  kept: t('We kept what you typed'),
  failed: t('An error occurred, please try again later.'),
  noCoach: t('The room needs a coach'),
  discard: t('Discard'),
}

test.describe('the form of a room', () => {
  test.use({ locale: 'es-MX' })
  let session: StaffSession

  test.beforeEach(async ({ page, baseURL }) => {
    session = await openStaffSession(baseURL ?? '', ADMIN)
    await giveSession(page, session)
    await page.goto('/rookremote')
  })
  test.afterEach(async () => {
    // a test may have ended it itself
    await session.client.call(logOut, {}).catch(() => undefined)
  })

  test('a room keeps what was typed through a reload, a lost connection and the end of the session', async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog')
    const name = dialog.getByLabel(words.name)
    await page.getByRole('button', { name: words.addRoom }).click()
    await name.fill('Sala Agua')
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(dialog.getByText(words.noCoach)).toBeVisible()
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await dialog.getByRole('combobox').click()
    await page.getByRole('option').first().click()
    await page.reload()
    await expect(dialog.getByText(words.kept)).toBeVisible()
    await expect(name).toHaveValue('Sala Agua')

    await page.context().setOffline(true)
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(dialog.getByRole('alert')).toContainText(words.failed)
    await expect(name).toHaveValue('Sala Agua')
    await page.context().setOffline(false)

    await page.route('**/api/v2/realtime/*', (route) => route.abort())
    await session.client.call(logOut, {})
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(page).toHaveURL(/\/login/)
    await signIn(page, ADMIN)
    await expect(name).toHaveValue('Sala Agua')
    await dialog.getByRole('button', { name: words.discard }).click()
    await expect(name).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
})
