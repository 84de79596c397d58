import { expect, test } from './members/member-test.ts'
import { saidIn } from './said.ts'
import { startStaffedClass } from './staffed-class.ts'

const es = await saidIn('es')

test.use({ locale: 'es-MX' })

test('home says what runs, what waits and how it went, and leads there', async ({ page, watch, admin, baseURL }) => {
  watch(page)
  expect(admin.role).toBe('admin')
  const open = await startStaffedClass(baseURL ?? '', 'Cycling', 10)
  try {
    await page.goto('/')
    await page.getByRole('link', { name: es('Watch {name}', { name: 'Cycling' }) }).click()
    await expect(page.getByText(es('Nobody has joined yet'))).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: es('Sessions since the beginning') }).click()
    await expect(page.getByRole('heading', { level: 1, name: es('Sessions') })).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: es('Users today') }).click()
    await expect(page.getByRole('heading', { level: 1, name: es('Users') })).toBeVisible()
  } finally {
    await open.undo()
  }
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2, name: es('Needs you') })).toBeVisible()
  await expect(page.getByRole('link', { name: es('Watch {name}', { name: 'Cycling' }) })).toHaveCount(0)
})
