import { logOut } from '@repo/api-client/auth/log-out'

import { expect, test } from '../fixtures.ts'
import { openStaffSession } from '../staff-session.ts'

const COACH = 'coach2@demo.example'

test.use({ locale: 'en-US' })

test('the wall of a second tab shares the session of the panel, over a reload, until the panel signs out', async ({
  page,
  watch,
  login,
  baseURL,
}) => {
  const before = await openStaffSession(baseURL ?? '', COACH)
  await before.client.call(logOut, {})
  watch(page)
  await login(page, COACH)
  const wall = await page.context().newPage()
  // not watched: its connection is sent away when the panel signs out
  const asCoach = wall.getByRole('button', { name: 'Sign in as a coach instead' })
  const rooms = wall.getByRole('heading', { name: 'Choose the room of this screen' })
  for (const enter of [() => wall.goto('/live/'), () => wall.reload()]) {
    await enter()
    // a wall hangs in the open: who signed in is asked for, and no password
    await asCoach.click()
    await expect(rooms).toBeVisible()
  }
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(rooms).toHaveCount(0)
  await asCoach.click()
  await expect(wall.getByRole('textbox', { name: 'Password' })).toBeVisible()
})
