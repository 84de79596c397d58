import { expect, test } from '../fixtures.ts'
import { saidIn } from '../said.ts'

const en = await saidIn('en')
const es = await saidIn('es')
const COACH = 'coach2@demo.example'

test.use({ locale: 'en-US' })

test('a coach signs in on a display in a second tab, and neither display nor panel ends the other', async ({
  page,
  watch,
  login,
}) => {
  watch(page)
  await login(page, COACH)
  const wall = await page.context().newPage()
  watch(wall)
  // displays use the center's language
  const rooms = wall.getByRole('heading', { name: es('Choose a room for this display') })
  await wall.goto('/live/')
  await wall.getByRole('button', { name: es('Sign in as a coach instead') }).click()
  await wall.getByRole('textbox', { name: es('Email') }).fill(COACH)
  await wall.getByRole('textbox', { name: es('Password') }).fill('demo-password')
  await wall.getByRole('button', { name: es('Sign in'), exact: true }).click()
  await expect(rooms).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: en('Dashboard') })).toBeVisible()
  await wall.reload()
  await expect(rooms).toBeVisible()

  await page.getByRole('button', { name: en('Profile menu') }).click()
  await page.getByRole('menuitem', { name: en('Log out') }).click()
  await expect(page.getByRole('button', { name: en('Sign in') })).toBeVisible()
  await wall.reload()
  await expect(rooms).toBeVisible()
})
