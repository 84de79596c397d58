import { expect, test } from './fixtures.ts'

const CANARY = 'Zacarías, 187 bpm'

for (const address of ['/login', '/live/', '/join/']) {
  test(`a fault of the page at ${address} is reported without its message`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    const reported = page.waitForResponse((response) => response.url().endsWith('/api/v2/browser-faults'))
    await page.evaluate((canary) => {
      setTimeout(() => {
        throw new TypeError(canary)
      })
    }, CANARY)
    const response = await reported
    expect(response.status()).toBe(200)
    const sent = response.request().postData() ?? ''
    expect(JSON.parse(sent)).toMatchObject({ kind: 'error', name: 'TypeError', browser: 'chrome' })
    expect(sent).not.toContain('Zacar')
    expect(sent).not.toContain('187')
  })
}
