import type { Page } from '@playwright/test'
import { showCenter } from '@repo/api-client/center/show-center'
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

// requests of a service worker don't pass the route of the simulated stick
test.use({ locale: 'es-MX', viewport: { width: 1920, height: 1080 }, serviceWorkers: 'block' })

const openDialog = (tab: Page) => pressOnWall(tab, tab.getByRole('button', { name: es('ANT stick') }))

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

  await page.goto('/live/')
  await openDialog(page)
  await page.getByRole('button', { name: es('Choose the stick') }).click()
  await expect(received).toBeVisible()
  await expect.poll(live).toBe(COUNT)

  await page.route(DEVICE_CALLS, (route) => route.abort())
  // the number of seconds grows
  const [cutOff = ''] = es('No connection to the server. {waiting} s are kept and sent later.', { waiting: 0 }).split(
    '0',
  )
  await expect(page.getByText(cutOff)).toBeVisible()
  const before = secondsOf(await stick.sent())
  await page.reload()
  await openDialog(page)
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

test('an unplugged stick resumes when it is plugged in, and a second tab takes over when the first one closes', async ({
  page,
  watch,
  admin,
  baseURL,
}) => {
  watch(page)
  const numbers = numbersFrom(730_000, 5)
  const { rooms } = await admin.client.call(showCenter, { params: { uuid: admin.branchUuid } })
  const roomUuid = rooms.find(({ name }) => name === ROOM)?.uuid ?? ''
  const display = await pairPage(page, { url: baseURL ?? '', staff: admin.client, roomUuid })
  const stick = await giveStick(page, { numbers })
  const received = (tab: Page) =>
    tab.getByRole('heading', {
      name: es('{straps, plural, one {# strap received} other {# straps received}}', { straps: numbers.length }),
    })
  await page.goto('/live/')
  await openDialog(page)
  await page.getByRole('button', { name: es('Choose the stick') }).click()
  await expect(received(page)).toBeVisible()
  await stick.send({ type: 'unplug' })
  await expect(page.getByRole('dialog').getByText(es('The ANT stick is unplugged'))).toBeVisible()
  await stick.send({ type: 'plug' })
  await expect(received(page)).toBeVisible()

  const second = await page.context().newPage()
  watch(second)
  await giveStick(second, { numbers })
  await second.addInitScript((stored) => localStorage.setItem('display', stored), display.stored)
  await second.goto('/live/')
  await openDialog(second)
  await expect(second.getByRole('heading', { name: es('Another tab uses the stick') })).toBeVisible()
  await page.close()
  await expect(received(second)).toBeVisible()
  await second.close()
  await display.undo()
})
