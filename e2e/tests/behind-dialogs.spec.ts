import { expect, test } from './members/member-test.ts'
import { saidIn } from './said.ts'

const es = await saidIn('es')

test.use({ locale: 'es-MX' })

test('a page keeps its style behind a dialog, and cannot be touched through it', async ({ page, admin }) => {
  expect(admin).toBeDefined()
  await page.goto('/users')
  const main = page.locator('main')
  const inherited = () =>
    main.evaluate((element) => {
      const { pointerEvents } = getComputedStyle(element)
      const bar = getComputedStyle(element).getPropertyValue('--removed-body-scroll-bar-size')
      return [document.body.style.pointerEvents, pointerEvents, bar, getComputedStyle(document.body).position]
    })
  await page.getByRole('button', { name: es('Add user') }).click()
  const form = page.getByRole('dialog')
  await expect(form).toBeVisible()
  expect(await inherited()).toEqual(['none', 'auto', '', 'static'])
  const close = await form.getByRole('button', { name: es('Close') }).boundingBox()
  await form.getByRole('combobox', { expanded: false }).first().click()
  const list = page.getByRole('listbox')
  await expect(list).toBeVisible()
  expect(await inherited()).toEqual(['none', 'auto', '', 'static'])
  // Radix starts listening one task after focusing an option
  await expect(list.locator(':focus')).toHaveCount(1)
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  // the press closes the list only
  await page.mouse.click((close?.x ?? 0) + 5, (close?.y ?? 0) + 5)
  await expect(list).toHaveCount(0)
  await expect(form).toBeVisible()
})
