import { issueDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { simulateDaq } from '@repo/simulator/simulate-daq'
import { expect, test } from './class-test.ts'
import { takeBluetooth } from './fake-strap.ts'
import { signIn } from './sign-in.ts'
import { openStaffSession } from './staff-session.ts'
test('look', async ({ browser, startClass, baseURL, joinAs }) => {
  test.setTimeout(120_000)
  const url = baseURL ?? ''
  const { client } = await openStaffSession(url, 'admin@demo.example')
  const open = await startClass('Sala Rítmica')
  const { key } = await client.call(issueDaqKey, { params: { uuid: open.roomUuid }, body: { name: 'Door', kind: 'receiver' } })
  const off = new AbortController()
  const straps = ['ant:730926', 'ant:730111', 'ble:A09E1A8C4AA3', 'ant:55', 'ant:1000555']
  const device = simulateDaq({ url, key, straps, recordings: null, report: () => null, signal: off.signal })
  await expect.poll(async () => (await open.packet()).refused_straps ?? 0).toBe(5)
  await joinAs('Sala Rítmica', ['100002', '100003', '100004'])
  for (const [locale, width] of [['es-MX', 360], ['en-US', 390]] as const) {
    const context = await browser.newContext({ baseURL: url, locale, viewport: { width, height: 780 } })
    const page = await context.newPage()
    await takeBluetooth(page)
    await page.goto(`/join/${open.roomUuid}#${width === 360 ? 100007 : 100008}`)
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: /Join the class|Unirme|Entrar/ }).last().click()
    await page.getByRole('button', { name: /…/ }).first().waitFor()
    await page.screenshot({ path: `/tmp/h/look-${width}-list.png`, fullPage: true })
    await page.getByRole('button', { name: /…/ }).first().click()
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/h/look-${width}-picked.png`, fullPage: true })
    await context.close()
  }
  for (const [locale, width, height] of [['es-MX', 360, 780], ['en-US', 1366, 768]] as const) {
    const context = await browser.newContext({ baseURL: url, locale, viewport: { width, height } })
    const page = await context.newPage()
    await page.goto('/login')
    await signIn(page, 'coach2@demo.example')
    await page.waitForTimeout(1500)
    await page.goto(`/remote/${open.roomUuid}`).catch(() => null)
    await page.waitForTimeout(2500)
    await page.screenshot({ path: `/tmp/h/look-coach-${width}.png` })
    const give = page.getByRole('button', { name: /^(Give to…|Dar a…|Someone else…|Otra persona…)$/ }).first()
    if (await give.count()) { await give.click(); await page.waitForTimeout(600); await page.screenshot({ path: `/tmp/h/look-coach-${width}-give.png` }) }
    await context.close()
  }
  off.abort(); await device
})
