import { expect, test } from './members/member-test.ts'
import { saidIn } from './said.ts'

const said = await saidIn('es')
const words = {
  goTo: said('Go to'),
  metrics: said('User metrics'),
  shortcuts: said('Keyboard shortcuts'),
  add: said('Add user'),
}
test.describe('the palette', () => {
  test.use({ locale: 'es-MX' })

  test("leads from any page to a user's metrics in three actions", async ({ page, admin, makeMember }) => {
    expect(admin.permissions).toContain('user_metrics')
    const member = await makeMember({ name: 'Ñandú', lastName: 'Palencia' })
    await page.goto('/rookremote')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: words.goTo })
    await palette.getByRole('combobox').fill('palencia nandu')
    await expect(palette.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: words.metrics })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`metrics=${member.uuid}`))
    await expect(palette).toBeHidden()
  })

  test('leaves Ctrl+K to a list, and opens beside it with Shift', async ({ page, admin }) => {
    expect(admin.permissions).toContain('user_create')
    await page.goto('/users')
    await expect(page.getByRole('search').getByRole('searchbox')).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('search').getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('?')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Control+Shift+K')
    await page.getByRole('dialog', { name: words.goTo }).getByRole('option', { name: words.add }).click()
    await expect(page.getByRole('dialog', { name: words.add })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/users$/)
  })

  test('offers a coach what a coach may do, and shows the keys', async ({ page, coach }) => {
    expect(coach.permissions).not.toContain('user_create')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+Shift+K')
    const palette = page.getByRole('dialog', { name: words.goTo })
    await expect(palette.getByRole('option', { name: words.shortcuts })).toBeVisible()
    await expect(palette.getByRole('option', { name: words.add })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: words.shortcuts })).toBeVisible()
  })
})
