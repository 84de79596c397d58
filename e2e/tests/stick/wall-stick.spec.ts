import { giveStick } from '@repo/simulator/stick/give-stick'
import { wearStraps } from '@repo/simulator/stick/wear-straps'
import { numbersFrom } from '@repo/straps/fake/fake-stick'

import { expect, test } from '../members/member-test.ts'
import { pressOnWall } from '../press-on-wall.ts'
import { saidIn } from '../said.ts'
import { startStaffedClass } from '../staffed-class.ts'
import { countedIn, missingFrom, secondsOf } from './class-log.ts'
import { pairPage } from './pair-display.ts'

const es = await saidIn('es')
const COUNT = 60
const ROOM = 'Sala Fuego'
const DEVICE_CALLS = '**/api/v2/daq/**'

test.use({ locale: 'es-MX', viewport: { width: 1920, height: 1080 } })

test('a display with an ANT stick counts 60 straps, also after a reload and without the server', async ({
  page,
  watch,
  admin,
  baseURL,
}) => {
  watch(page)
  const url = baseURL ?? ''
  const numbers = numbersFrom(730_000, COUNT)
  const straps = await wearStraps(admin.client, numbers)
  const open = await startStaffedClass(url, ROOM, 100)
  const display = await pairPage(page, { url, staff: admin.client, roomUuid: open.roomUuid })
  const stick = await giveStick(page, { numbers })
  const live = async () => (await open.packet()).data.filter(({ status }) => status).length
  const received = page.getByRole('heading', {
    name: es('{straps, plural, one {# strap received} other {# straps received}}', { straps: COUNT }),
  })
  const openDialog = () => pressOnWall(page, page.getByRole('button', { name: es('ANT stick') }))

  await page.goto('/live/')
  await openDialog()
  await page.getByRole('button', { name: es('Choose the stick') }).click()
  await expect(received).toBeVisible()
  await expect.poll(live).toBe(COUNT)

  await page.route(DEVICE_CALLS, (route) => route.abort())
  await expect(
    page.getByText(es('No connection to the server. {waiting} s are kept and sent later.', { waiting: 6 })),
  ).toBeVisible()
  const before = secondsOf(await stick.sent())
  await page.reload()
  await openDialog()
  await expect(received).toBeVisible()
  await page.unroute(DEVICE_CALLS)
  const oldestValue = async () => Math.min(...(await open.packet()).data.map((one) => one.measured_at ?? 0))
  const resumedAt = Date.now()
  await expect.poll(oldestValue).toBeGreaterThan(resumedAt)
  const after = secondsOf(await stick.sent())
  const lastSecond = Math.max(...[...after.values()].flatMap((seconds) => [...seconds]))
  await expect.poll(oldestValue).toBeGreaterThan(lastSecond * 1000)

  const startAt = Date.parse((await open.packet()).time_start ?? '')
  await page.close()
  await open.stop()
  const counted = await countedIn(admin.client, open.uuid, startAt)
  for (const sent of [before, after]) expect(missingFrom(counted, sent, straps.wearers)).toEqual([])
  await open.undo()
  await display.undo()
  await straps.undo()
})
