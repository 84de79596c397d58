import { chromium } from '@playwright/test'
const [, , path, ...rest] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
for (const locale of ['en-US', 'es-MX'])
  for (const width of [360, 768, 1366, 1920]) {
    if (rest[0] && !rest.includes(String(width)) && rest[0] !== 'all') continue
    const page = await (
      await browser.newContext({ locale, viewport: { width, height: width < 500 ? 740 : 900 } })
    ).newPage()
    await page.goto('http://127.0.0.1:3491/login')
    await page.locator('input[type=email]').fill('admin@demo.example')
    await page.locator('input[type=password]').fill('demo-password')
    await page.locator('button[type=submit]').click()
    const force = page.getByRole('alertdialog').getByRole('button').last()
    await Promise.race([
      page.waitForURL((u) => !u.pathname.includes('login')),
      force.waitFor().then(() => force.click()),
    ]).catch(() => null)
    await page.waitForURL((u) => !u.pathname.includes('login'))
    await page.goto('http://127.0.0.1:3491' + path)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/tools/shot-${locale.slice(0, 2)}-${width}.png` })
    await page.close()
  }
await browser.close()
