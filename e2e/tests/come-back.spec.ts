import type { Page, Route } from '@playwright/test'
import { logOut } from '@repo/api-client/auth/account-endpoints'
import { viewOf } from '@repo/api-client/core/list'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'

import { expect, test } from './fixtures.ts'
import { saidIn } from './said.ts'
import { giveSession, openStaffSession } from './staff-session.ts'
import { startStaffedClass } from './staffed-class.ts'

const es = await saidIn('es')

// routes don't intercept requests of a service worker
test.use({ locale: 'es-MX', serviceWorkers: 'block' })

const holdTime = (page: Page): Promise<void> => page.clock.install()

/** Reload delays of a page that fails repeatedly. */
const PAUSES_MS = [5000, 10_000]

const nonsense = (name: string) => (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    body: `export const ${name} = () => { throw new TypeError('nonsense') }`,
  })

const saysSo = (page: Page): Promise<void> =>
  expect(async () => {
    const said = page.getByRole('heading', { name: es('This screen is restarting…') })
    if (!(await said.isVisible())) await page.clock.runFor(500)
    expect(await said.isVisible()).toBe(true)
  }).toPass()

const comesBack = async (page: Page, afterMs: number): Promise<void> => {
  const reloaded = page.waitForEvent('load')
  await page.clock.runFor(afterMs)
  await reloaded
}

for (const [what, fault] of [
  ['cannot be drawn', nonsense('PairingScreen')],
  ['does not come', (route: Route) => route.abort()],
] as const) {
  test(`a wall of which a screen ${what} recovers automatically, again and again`, async ({ page }) => {
    await holdTime(page)
    await page.route('**/live/assets/pairing-screen-*.js', fault)
    await page.goto('/live/')
    for (const pause of PAUSES_MS) {
      await saysSo(page)
      await comesBack(page, pause)
    }
    await saysSo(page)
    await page.unrouteAll()
    await comesBack(page, 20_000)
    await expect(page.getByRole('status', { name: es('Pairing code') })).toHaveText(/\d{3} \d{3}/)
  })
}

for (const path of ['/live/', '/join/', '/login']) {
  test(`${path} without its texts recovers automatically`, async ({ page }) => {
    await holdTime(page)
    const broken = page.waitForEvent('pageerror')
    await page.route('**/assets/es-*.js', (route) => route.abort())
    await page.goto(path)
    await broken
    await page.unrouteAll()
    await comesBack(page, 5000)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  })
}

for (const path of ['/live/', '/join/', '/login']) {
  test(`${path} without its first script requests it again`, async ({ page }) => {
    await holdTime(page)
    let isAway = true
    await page.route('**/assets/shell-*.js', (route) => (isAway ? route.abort() : route.fallback()))
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('js'))
    await page.goto(path)
    await failed
    isAway = false
    await comesBack(page, 5000)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('#first-paint')).toHaveCount(0)
  })
}

test('a panel page with a missing part loads it on a retry', async ({ page, baseURL }) => {
  const session = await openStaffSession(baseURL ?? '', 'coach2@demo.example')
  await giveSession(page, session)
  let isAway = true
  await page.route('**/assets/training-metrics-page-*.js', (route) => (isAway ? route.abort() : route.fallback()))
  const { rows } = await session.client.call(listTrainings, { query: viewOf(listTrainings) })
  await holdTime(page)
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto(`/sessions?metrics=${rows[0]?.uuid}`)
  // the first reload is immediate
  await expect.poll(() => loads).toBe(2)
  const again = page.getByRole('button', { name: es('Try again') })
  await expect(page.getByRole('heading', { name: es("Couldn't load this page") })).toBeVisible()
  isAway = false
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: es('Session metrics') })).toBeVisible()
  await session.client.call(logOut, {})
})

test("a member's page comes back once, and then leaves it to the member", async ({ page, baseURL }) => {
  const training = await startStaffedClass(baseURL ?? '', 'Sala Fuego', 10)
  await holdTime(page)
  await page.route('**/join/assets/form-screen-*.js', nonsense('FormScreen'))
  await page.goto(`/join/${training.roomUuid}`)
  const again = page.getByRole('button', { name: es('Reload page') })
  await expect(again).toBeVisible()
  await comesBack(page, 5000)
  await expect(again).toBeVisible()
  await page.evaluate(() => void Object.assign(globalThis, { isSamePage: true }))
  await page.clock.runFor(55_000)
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  await page.unrouteAll()
  await again.click()
  await expect(page.getByRole('button', { name: es('Join the class') })).toBeVisible()
  await training.undo()
})
