import { expect, test } from './members/member-test.ts'
import { saidIn } from './said.ts'
import { startStaffedClass } from './staffed-class.ts'

const es = await saidIn('es')

test.use({ locale: 'es-MX' })

test('the dashboard shows running classes, open tasks, and past sessions, and links to them', async ({
  page,
  watch,
  admin,
  baseURL,
}) => {
  watch(page)
  expect(admin.role).toBe('admin')
  const open = await startStaffedClass(baseURL ?? '', 'Cycling', 10)
  try {
    await page.goto('/')
    await page.getByRole('link', { name: es('Watch {name}', { name: 'Cycling' }) }).click()
    await expect(page.getByText(es('No one has joined yet'))).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: es('All-time sessions') }).click()
    await expect(page.getByRole('heading', { level: 1, name: es('Sessions') })).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: es('Total users') }).click()
    await expect(page.getByRole('heading', { level: 1, name: es('Users') })).toBeVisible()
  } finally {
    await open.undo()
  }
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2, name: es('Needs attention') })).toBeVisible()
  await expect(page.getByRole('link', { name: es('Watch {name}', { name: 'Cycling' }) })).toHaveCount(0)
})

test('the menu stays collapsed after a reload', async ({ page, watch, admin }) => {
  watch(page)
  expect(admin.role).toBe('admin')
  const menu = page.getByRole('navigation', { name: es('Main menu') })
  const width = () => menu.evaluate(({ clientWidth }) => clientWidth)
  await page.goto('/')
  const wide = await width()
  await page.getByRole('button', { name: es('Collapse menu') }).click()
  await expect.poll(width).toBeLessThan(wide / 3)
  await menu.getByRole('link', { name: es('Users'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: es('Users') })).toBeVisible()
  await page.reload()
  await expect.poll(width).toBeLessThan(wide / 3)
  await page.getByRole('button', { name: es('Expand menu') }).click()
  await expect.poll(width).toBe(wide)
})
