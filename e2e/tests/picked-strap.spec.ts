import { viewOf } from '@repo/api-client/core/list'
import { issueDaqKey, revokeDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { deleteSensor, listSensors } from '@repo/api-client/sensors/endpoints'
import { simulateDaq } from '@repo/simulator/simulate-daq'

import { expect, test } from './class-test.ts'
import { takeBluetooth } from './fake-strap.ts'
import { saidIn } from './said.ts'
import { openStaffSession } from './staff-session.ts'

const es = await saidIn('es')
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'
const NUMBER = '730926'

test.use({ locale: 'es-MX', viewport: { width: 390, height: 740 }, userAgent: IPHONE })

test('an iPhone picks its strap from those in the room, in four presses', async ({
  page,
  watch,
  startClass,
  baseURL,
}) => {
  watch(page)
  await takeBluetooth(page)
  const url = baseURL ?? ''
  const { client } = await openStaffSession(url, 'admin@demo.example')
  const open = await startClass('Sala Rítmica')
  const keyed = { params: { uuid: open.roomUuid }, body: { name: 'Door', kind: 'receiver' as const } }
  const { uuid, key } = await client.call(issueDaqKey, keyed)
  const unplugged = new AbortController()
  const straps = [`ant:${NUMBER}`]
  const options = { url, key, straps, recordings: null, report: () => null, signal: unplugged.signal }
  const device = simulateDaq(options)
  const answers: string[] = []
  page.on('response', (response) => {
    if (!response.url().includes('/participation')) return
    void response.text().then(
      (text) => answers.push(text),
      () => null,
    )
  })

  await expect.poll(async () => (await open.packet()).refused_straps ?? 0).toBe(1)
  await page.goto(`/join/${open.roomUuid}#100007`)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: es('Join the class') }).click()
  await page.getByRole('button', { name: /^ANT\+ …926 · \d+ lpm$/ }).click()
  await expect(page.getByText(es('{name} counts for you', { name: 'ANT+ …926' }))).toBeVisible()
  await expect.poll(async () => (await open.packet()).data[0]?.status).toBe(true)
  await page.getByRole('button', { name: es("It's always mine") }).click()
  await expect(page.getByRole('button', { name: es("It's always mine") })).toHaveCount(0)

  await page.reload()
  await expect(page.getByText(es('Receiving your heart rate'))).toBeVisible()
  expect(answers.length).toBeGreaterThan(3)
  expect(answers.filter((text) => text.includes(NUMBER))).toEqual([])
  unplugged.abort()
  expect((await device).stored).toBeGreaterThan(0)
  await client.call(revokeDaqKey, { params: { uuid } })
  const { rows } = await client.call(listSensors, { query: viewOf(listSensors) })
  const kept = rows.find(({ ant }) => ant === NUMBER)
  await client.call(deleteSensor, { params: { uuid: kept?.uuid ?? '' } })
})
