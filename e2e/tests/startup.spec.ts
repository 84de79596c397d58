import { expect, test } from './fixtures.ts'

test.use({ locale: 'es-MX' })

const LOOKUP = '**/api/v2/admin/*/search'

test('an address without a center leads to the page that says so', async ({ page, baseURL }) => {
  await page.goto((baseURL ?? '').replace('localhost', 'nobody.localhost'))
  await expect(page).toHaveURL(/\/rook$/)
  await expect(page.getByRole('heading', { name: 'Tenemos un nombre nuevo: Latido' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ir al sitio web' })).toHaveAttribute('href', /^https:\/\//)
})

test("a QR box's address leads to its manual in the visitor's language", async ({ page, baseURL }) => {
  await page.route('https://help.latido.example/**', (route) => route.fulfill({ body: 'manual' }))
  await page.goto((baseURL ?? '').replace('localhost', 'qrbox.localhost'))
  await expect(page).toHaveURL('https://help.latido.example/es/qr-box')
})

test('a suspended center sees why, and nothing else', async ({ page }) => {
  await page.route(LOOKUP, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), status: 0 } })
  })
  await page.goto('/')
  const dialog = page.getByRole('dialog', { name: 'Tu cuenta está suspendida por falta de pago' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('without an answer to the lookup the login shows no button, and a reload mends it', async ({ page }) => {
  await page.route(LOOKUP, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: 'Correo' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toHaveCount(0)
  await page.unroute(LOOKUP)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
})
