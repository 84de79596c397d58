import type { Page } from '@playwright/test'
import { logOut } from '@repo/api-client/auth/log-out'

import { expect, test } from './fixtures.ts'
import { giveSession, openStaffSession, type StaffSession } from './staff-session.ts'

const ADMIN = 'admin@demo.example'

const LANGUAGES = [
  {
    locale: 'es-MX',
    addRoom: 'Agregar sala',
    displays: 'Pantallas',
    name: 'Nombre',
    displayName: 'Nombre de la pantalla',
    code: 'Código',
    save: 'Crear sala',
    kept: 'Guardamos lo que escribiste',
    discard: 'Descartar',
    failed: 'Ocurrió un error, intenta más tarde.',
    noCoach: 'La sala necesita un coach',
  },
  {
    locale: 'en-US',
    addRoom: 'Add room',
    displays: 'Displays',
    name: 'Name',
    displayName: 'Name of the display',
    code: 'Code',
    save: 'Create room',
    kept: 'We kept what you typed',
    discard: 'Discard',
    failed: 'An error occurred, please try again later.',
    noCoach: 'The room needs a coach',
  },
] as const

const signInAgain = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: /Correo|Email/ }).fill(ADMIN)
  await page.getByRole('textbox', { name: /^(?:Contraseña|Password)$/ }).fill('demo-password')
  await page.getByRole('button', { name: /Iniciar sesión|Sign in/ }).click()
}

for (const words of LANGUAGES) {
  test.describe(`forms of rooms and displays, in ${words.locale}`, () => {
    test.use({ locale: words.locale })
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
      await signInAgain(page)
      await expect(name).toHaveValue('Sala Agua')
      await dialog.getByRole('button', { name: words.discard }).click()
      await expect(name).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
  })
}
