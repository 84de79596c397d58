import { expect, test } from './members/member-test.ts'
import { saidIn } from './said.ts'

const es = await saidIn('es')

test.use({ locale: 'es-MX' })

test('the help of a page opens from its menu, from the palette, and without a session', async ({
  page,
  watch,
  admin,
  browser,
  baseURL,
}) => {
  watch(page)
  expect(admin.role).toBe('admin')
  await page.goto('/sensors')
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: es('Help') }).click()
  const help = await opening
  watch(help)
  await expect(help).toHaveURL(/\/help\/sensors$/)
  await expect(help.getByRole('heading', { level: 1, name: es('Sensors') })).toBeVisible()
  await expect(help.getByRole('heading', { name: es('When something fails') })).toBeVisible()
  await help.getByRole('link', { name: es('All help pages') }).click()
  await expect(help.getByRole('heading', { level: 1, name: es('Help') })).toBeVisible()

  await page.keyboard.press('Control+Shift+k')
  const palette = page.getByRole('dialog', { name: es('Go to') })
  await palette.getByRole('combobox').fill('ayuda retos')
  const found = page.waitForEvent('popup')
  await palette.getByRole('option').first().click()
  await expect(await found).toHaveURL(/\/help\/challenges$/)

  const visitor = await (await browser.newContext({ locale: 'es-MX', viewport: { width: 360, height: 740 } })).newPage()
  watch(visitor)
  await visitor.goto(`${baseURL}/help/join`)
  await expect(visitor.getByRole('heading', { name: es('When something fails') })).toBeVisible()
  const width = await visitor.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(360)
})
