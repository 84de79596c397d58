import { expect, test } from './fixtures.ts'
import { saidIn } from './said.ts'
import { giveSession, openStaffSession } from './staff-session.ts'
import { withoutCenter } from './without-center.ts'

const es = await saidIn('es')

test.use({ locale: 'es-MX' })

const LOOKUP = '**/api/v2/admin/*/search'

test('on the loopback the demo answers for a name that names no center', async ({ page, baseURL }) => {
  await page.goto((baseURL ?? '').replace('localhost', 'gym.localhost'))
  await expect(page.getByRole('heading', { name: 'Latido Demo' })).toBeVisible()
})

test('an address without a center leads to the page that says so', async ({ page }) => {
  await withoutCenter(page)
  await page.route(LOOKUP, (route) =>
    route.fulfill({ status: 422, json: { code: 'center-unavailable', message: 'No hay ningún centro aquí.' } }),
  )
  await page.goto('/')
  await expect(page).toHaveURL(/\/rook$/)
  await expect(page.getByRole('heading', { name: es('We have a new name: Latido') })).toBeVisible()
  await expect(page.getByRole('link', { name: es('Go to the website') })).toHaveAttribute('href', /^https:\/\//)
})

test("a QR box's address leads to its manual in the visitor's language", async ({ page, baseURL }) => {
  await page.route('https://help.latido.example/**', (route) => route.fulfill({ body: 'manual' }))
  await page.goto((baseURL ?? '').replace('localhost', 'qrbox.localhost'))
  await expect(page).toHaveURL('https://help.latido.example/es/qr-box')
})

test('a suspended center shows why, and nothing else', async ({ page }) => {
  await withoutCenter(page)
  await page.route(LOOKUP, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), status: 0 } })
  })
  await page.goto('/')
  const dialog = page.getByRole('dialog', { name: es('Your account is suspended for non-payment') })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: es('Accept') }).click()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('the page of the new name leads back to the panel of an existing center', async ({ page }) => {
  await page.goto('/rook')
  await expect(page.getByText(es("There's no center at this address"))).toHaveCount(0)
  await page.getByRole('link', { name: es('Go to the panel') }).click()
  await expect(page.getByRole('button', { name: es('Sign in') })).toBeVisible()
})

test('a lookup without an answer shows why at the login, a click retries it, and typed input stays', async ({
  page,
}) => {
  await page.clock.install()
  await withoutCenter(page)
  await page.route(LOOKUP, (route) => route.abort())
  await page.goto('/')
  await page.clock.runFor(1000)
  await expect(page.getByRole('status')).toContainText(es("The server isn't responding"))
  await page.getByRole('textbox', { name: es('Email') }).fill('coach@demo.example')
  await expect(page.getByRole('button', { name: es('Sign in') })).toHaveCount(0)
  await page.unroute(LOOKUP)
  // dispatched, because an automatic retry may remove the button first
  await page.getByRole('button', { name: es('Try again') }).dispatchEvent('click')
  await expect(page.getByRole('button', { name: es('Sign in') })).toBeVisible()
  await expect(page.getByText(es("The server isn't responding"))).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: es('Email') })).toHaveValue('coach@demo.example')
})

test('a failed lookup is retried automatically after growing waits', async ({ page }) => {
  let calls = 0
  await page.clock.install()
  await withoutCenter(page)
  await page.route(LOOKUP, (route) => {
    calls += 1
    return calls < 4
      ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Ocurrió un error' } })
      : route.continue()
  })
  await page.goto('/')
  await page.clock.runFor(1000)
  await expect(page.getByRole('status')).toContainText(es('The server is having a problem'))
  for (const [wait, count] of [
    [2000, 2],
    [4000, 3],
    [8000, 4],
  ] as const) {
    await page.clock.runFor(wait)
    await expect.poll(() => calls).toBe(count)
    // the delay starts with the response; there is none after the fourth
    const again = page.getByRole('button', { name: es('Try again') })
    await (count < 4 ? expect(again).not.toHaveAttribute('aria-busy', 'true') : expect(again).toHaveCount(0))
  }
  await expect(page.getByRole('button', { name: es('Sign in') })).toBeVisible()
})

test('a signed-in user returns to the requested page once the lookup works', async ({ page, baseURL }) => {
  await giveSession(page, await openStaffSession(baseURL ?? '', 'coach2@demo.example'))
  await withoutCenter(page)
  await page.route(LOOKUP, (route) => route.abort())
  await page.goto('/users')
  await expect(page.getByRole('status')).toContainText(es("The server isn't responding"))
  await page.unroute(LOOKUP)
  // dispatched, because an automatic retry may remove the button first
  await page.getByRole('button', { name: es('Try again') }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: es('Users') })).toBeVisible()
})
