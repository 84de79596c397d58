import { join } from 'node:path'

import { expect, seeToast, test } from './members/member-test.ts'
import { saidIn } from './said.ts'

const en = await saidIn('en')
const es = await saidIn('es')
const PICTURES = ['icon-192.png', 'icon-512.png'].map((name) =>
  join(import.meta.dirname, '../../apps/panel/public/icons', name),
)

test.use({ locale: 'es-MX' })

test('a center gets its texts, logo, location, and images, and changes its language in every tab', async ({
  page,
  watch,
  admin,
}) => {
  // the map renders without a GPU
  test.slow()
  watch(page)
  await page.goto('/center')
  expect(admin.role).toBe('admin')
  const description = page.getByRole('textbox', { name: es('Description') })
  await description.fill('Entrenamiento por pulso, todos los días.')
  await page.getByRole('button', { name: es('Save changes') }).click()
  await seeToast(page, es('Center information updated'))
  await page
    .getByLabel(es('Change logo'))
    .and(page.locator('input'))
    .setInputFiles(PICTURES[0] ?? '')
  await seeToast(page, es('Logo updated'))

  const part = (name: string) => page.getByRole('tab', { name }).click()
  const point = page.getByRole('textbox', { name: es('Map location') })
  await part(es('Address'))
  const before = await point.inputValue()
  await page.getByRole('textbox', { name: es('Street and number') }).fill('Avenida Juárez 1')
  await page.getByRole('textbox', { name: es('City') }).fill('Guadalajara')
  await page.getByRole('textbox', { name: es('State') }).fill('Jalisco')
  await page.getByRole('textbox', { name: es('Country') }).fill('México')
  await page.getByRole('textbox', { name: es('ZIP code') }).fill('44100')
  await page.getByRole('button', { name: es('Find address on map') }).click()
  await expect(point).not.toHaveValue(before)
  const found = await point.inputValue()
  expect(found).toMatch(/^20\.\d+, ?-103\.\d+$/)
  const pin = page.getByRole('button', { name: es('Center pin: move it with the arrow keys') })
  await pin.press('ArrowUp')
  await expect(point).not.toHaveValue(found)
  await page.getByRole('button', { name: es('Save changes') }).click()
  await seeToast(page, es('Address updated'))

  await part(es('Gallery'))
  const picture = (number: number, total: number) =>
    page.getByRole('button', { name: es('Image {number} of {total}', { number, total }), exact: true })
  await page.getByLabel(es('Choose center images or drop them here')).setInputFiles(PICTURES)
  await expect(picture(2, 2)).toBeVisible()
  const addressOf = (number: number) => picture(number, 2).locator('img').getAttribute('src')
  const [first, second] = [await addressOf(1), await addressOf(2)]
  const act = async (number: number, name: string) => {
    await page.getByRole('button', { name: es('Actions for image {number}', { number }) }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await act(1, es('Move later'))
  await expect.poll(async () => [await addressOf(1), await addressOf(2)]).toEqual([second, first])
  for (const total of [2, 1]) {
    await act(1, es('Delete'))
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: es('Delete') })
      .click()
    await expect(picture(1, total)).toHaveCount(0)
  }

  await part(es('Training types'))
  await page.getByRole('button', { name: es('Add training type') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: es('Name in English') }).fill('Rowing')
  await dialog.getByRole('textbox', { name: es('Name in Spanish') }).fill('Remo')
  await dialog.getByRole('button', { name: es('Add'), exact: true }).click()
  await expect(page.getByRole('button', { name: es('Retire {name}', { name: 'Remo' }) })).toBeVisible()

  const other = await page.context().newPage()
  watch(other)
  await other.goto('/')
  await expect(other.getByRole('heading', { level: 1, name: es('Dashboard') })).toBeVisible()
  await part(es('Data'))
  const choose = async (label: string, value: string, save: string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: value }).click()
    await page.getByRole('button', { name: save }).click()
  }
  await choose(es('Language'), 'English', es('Save changes'))
  await expect(other.getByRole('heading', { level: 1, name: en('Dashboard') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: en('Center information') })).toBeVisible()
  await page.getByRole('tab', { name: en('Training types') }).click()
  await page.getByRole('button', { name: en('Retire {name}', { name: 'Rowing' }) }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('Retire') })
    .click()
  await seeToast(page, en('Training type retired'))
  await page.getByRole('tab', { name: en('Data') }).click()
  await choose(en('Language'), 'Español', en('Save changes'))
  await expect(other.getByRole('heading', { level: 1, name: es('Dashboard') })).toBeVisible()
  await other.close()
})
