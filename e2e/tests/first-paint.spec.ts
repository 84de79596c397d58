import { expect, test } from './fixtures.ts'
import { saidIn } from './said.ts'

const es = await saidIn('es')

test.use({ locale: 'es-MX' })

test('a page shows its center before a script has loaded, and is replaced by its app', async ({ page, watch }) => {
  watch(page)
  const held = Promise.withResolvers<null>()
  await page.route('**/assets/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const first = page.locator('#first-paint')
  await expect(first.getByText('Latido Demo')).toBeVisible()
  held.resolve(null)
  await expect(page.getByRole('button', { name: es('Sign in') })).toBeVisible()
  await expect(first).toHaveCount(0)
})

test('the code of the first screen loads during the sign-in', async ({ page, watch }) => {
  watch(page)
  const isOfHome = /\/assets\/_guarded-[^/]+\.js$/
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/login')
  await expect(page.getByRole('button', { name: es('Sign in') })).toBeVisible()
  expect(requested.filter((one) => isOfHome.test(one))).toEqual([])
  const coming = page.waitForResponse((response) => isOfHome.test(response.url()))
  await page.getByRole('textbox', { name: es('Email') }).fill('a')
  expect((await coming).ok()).toBe(true)
})

for (const path of ['/live/', '/join/', '/login']) {
  test(`${path} requests its style sheet again if that is lost, and is not reloaded`, async ({ page }) => {
    await page.clock.install()
    await page.route('**/style-*.css', (route) => route.abort(), { times: 2 })
    await page.goto(path, { waitUntil: 'commit' })
    const pages: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) pages.push(request.url())
    })
    const title = page.getByRole('heading', { level: 1 }).first()
    await expect(title).toBeVisible()
    await expect(title).toHaveCSS('font-family', /Inter/)
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
    // longer than a page's reload delay
    await page.clock.runFor(10_000)
    await page.evaluate(() => fetch('/healthz'))
    expect(pages).toEqual([])
  })
}

test('fonts load after the first scripts, and do not delay them', async ({ page, watch }) => {
  watch(page)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: es('Sign in') })).toBeVisible()
  const times = await page.evaluate(async () => {
    await document.fonts.ready
    const named = new Set([...document.querySelectorAll<HTMLScriptElement>('head script[src]')].map(({ src }) => src))
    const came = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = came.filter(({ name }) => named.has(name)).map(({ responseEnd }) => responseEnd)
    const letters = came.filter(({ name }) => name.endsWith('.woff2')).map(({ startTime }) => startTime)
    return { scripts, letters }
  })
  expect(times.scripts.length).toBeGreaterThan(1)
  expect(times.letters.length).toBeGreaterThan(0)
  expect(Math.min(...times.letters)).toBeGreaterThanOrEqual(Math.max(...times.scripts))
})

for (const [path, app] of [
  ['/login', 'the panel'],
  ['/live/', 'a wall'],
  ['/join/', 'a phone'],
] as const) {
  test(`${app} requests nothing that came with its page`, async ({ page, watch }) => {
    watch(page)
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(path)
    await expect(page.locator('#first-paint')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeVisible()
    expect(requested.filter((one) => one.endsWith('/config.json') || one.endsWith('/search'))).toEqual([])
    expect(requested.filter((one) => /\/(?:en|es)-[^/]+\.js$/.test(one))).toEqual([expect.stringMatching(/\/es-/)])
  })
}
