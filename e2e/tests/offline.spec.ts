import { expect, test } from './fixtures.ts'
import { saidIn } from './said.ts'
import { giveSession, openStaffSession } from './staff-session.ts'

const ADMIN = 'admin@demo.example'
const en = await saidIn('en')
const notice = en("No connection. This page updates once it's back.")

test.use({ locale: 'en-US' })

test('the panel reports a lost connection, keeps its frame, and loads what is missing once it is back', async ({
  page,
  context,
  baseURL,
}) => {
  await giveSession(page, await openStaffSession(baseURL ?? '', ADMIN))
  await page.goto('/users')
  await expect(page.getByText(/^Page 1 of /)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText(notice)).toBeVisible({ timeout: 2000 })
  await page.getByRole('button', { name: en('Last page') }).click()
  await expect(page.getByText(/^Page 1 of /)).toBeVisible()
  // its code hasn't loaded
  await page.getByRole('link', { name: en('Reports') }).click()
  await expect(page.getByRole('heading', { name: en("Couldn't load this page") })).toBeVisible({ timeout: 2000 })
  await expect(page.getByRole('navigation', { name: en('Main menu') })).toBeVisible()
  await expect(page).toHaveURL(/\/reports/)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: en('Reports') })).toBeVisible()
  await expect(page.getByText(notice)).toHaveCount(0)
})

test('the panel reports a cut realtime connection until it is back', async ({ page, baseURL }) => {
  const open: { close: () => Promise<void> }[] = []
  let isCut = false
  await page.routeWebSocket(/./, (socket) => {
    if (isCut) return void socket.close()
    open.push(socket)
    socket.connectToServer()
  })
  await giveSession(page, await openStaffSession(baseURL ?? '', ADMIN))
  await page.goto('/users')
  await expect(page.getByText(/^Page 1 of /)).toBeVisible()
  await expect.poll(() => open.length).toBeGreaterThan(0)
  isCut = true
  await Promise.all(open.map((socket) => socket.close()))
  await expect(page.getByText(en('No live updates. Reload to see changes.'))).toBeVisible({ timeout: 7000 })
  await page.getByRole('button', { name: en('Last page') }).click()
  await expect(page.getByText(/^Page 1 of /)).toHaveCount(0)
  isCut = false
  await expect(page.getByText(en('No live updates. Reload to see changes.'))).toHaveCount(0, { timeout: 30_000 })
})

test('a start requests each resource once', async ({ page, baseURL }) => {
  await giveSession(page, await openStaffSession(baseURL ?? '', ADMIN))
  for (const screen of ['/', '/users']) {
    const requested: string[] = []
    const note = (request: { url: () => string; method: () => string }) => {
      const { pathname, search } = new URL(request.url())
      // a slow realtime connection may request its token again
      if (pathname.startsWith('/api/') && request.method() === 'GET') requested.push(`${pathname}${search}`)
    }
    page.on('request', note)
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    page.off('request', note)
    expect(requested.filter((one, place) => requested.indexOf(one) !== place)).toEqual([])
  }
})
