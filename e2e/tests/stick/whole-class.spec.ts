import { showCenter } from '@repo/api-client/center/show-center'
import { viewOf } from '@repo/api-client/core/list'
import { listMembers } from '@repo/api-client/members/list-members'
import { simulate } from '@repo/simulator/simulate'
import { giveStick } from '@repo/simulator/stick/give-stick'
import { wearStraps } from '@repo/simulator/stick/wear-straps'
import { numbersFrom } from '@repo/straps/fake/fake-stick'

import { expect, test } from '../fixtures.ts'
import { ownDemo } from '../own-server.ts'
import { saidIn } from '../said.ts'
import { openStaffSession } from '../staff-session.ts'
import { startStaffedClass } from '../staffed-class.ts'
import { countedIn, missingFrom, secondsOf } from './class-log.ts'
import { pairPage } from './pair-display.ts'

const es = await saidIn('es')
const STRAPS = 20
const PHONES = 10
const ROOM = 'Sala Fuego'
const MINUTE_MS = 60_000

test.use({ locale: 'es-MX', viewport: { width: 1920, height: 1080 }, serviceWorkers: 'block' })

test(
  'a class of phones and straps keeps each second of everyone while the server is killed',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(3 * MINUTE_MS)
    const { url, server } = ownDemo()
    const phonesOff = new AbortController()
    try {
      await server.start()
      const { client: staff, branchUuid } = await openStaffSession(url, 'admin@demo.example')
      const numbers = numbersFrom(730_000, STRAPS)
      const { wearers } = await wearStraps(staff, numbers)
      const worn = new Set([...wearers.values()].map(({ uuid }) => uuid))
      const { rows } = await staff.call(listMembers, { query: viewOf(listMembers, { size: 100 }) })
      const names = rows.flatMap(({ uuid, pseudonym }) => (worn.has(uuid) || pseudonym === null ? [] : [pseudonym]))
      const open = await startStaffedClass(url, ROOM, 100)
      await pairPage(page, { url, staff, roomUuid: open.roomUuid })
      const stick = await giveStick(page, { numbers })
      await page.goto(`${url}/live/`)
      await expect(page.getByText(es('Scan to join'))).toBeVisible()

      const phoneNames = names.slice(0, PHONES)
      const phones = simulate({
        url,
        members: PHONES,
        recordings: null,
        speed: 1,
        firstCode: 0,
        names: phoneNames,
        room: ROOM,
        report: () => {},
        signal: phonesOff.signal,
      })
      await page.getByRole('button', { name: es('ANT stick') }).dispatchEvent('click')
      await page.getByRole('button', { name: es('Choose the stick') }).click()
      await page.keyboard.press('Escape')
      const oldestValue = async () => {
        const { data } = await open.packet()
        return data.length < STRAPS + PHONES ? 0 : Math.min(...data.map((one) => one.measured_at ?? 0))
      }
      const untilAllSince = (at: number) => expect.poll(oldestValue, { timeout: MINUTE_MS }).toBeGreaterThan(at)
      await untilAllSince(Date.now() + 3000)

      await server.kill('SIGKILL')
      const killedAt = Date.now()
      await expect.poll(() => Date.now() - killedAt).toBeGreaterThan(5000)
      await server.start()
      await untilAllSince(Date.now() + 3000)

      const device = async () => {
        const { rooms } = await staff.call(showCenter, { params: { uuid: branchUuid } })
        return rooms.find(({ uuid }) => uuid === open.roomUuid)?.devices[0]
      }
      const health = { radios: [{ kind: 'ant', name: 'stick', state: 'scanning' }], straps: STRAPS, backlogSeconds: 0 }
      await expect.poll(device, { timeout: MINUTE_MS }).toMatchObject({ kind: 'wall', health })

      const sent = secondsOf(await stick.sent())
      const lastSecond = Math.max(...[...sent.values()].flatMap((seconds) => [...seconds]))
      await untilAllSince(lastSecond * 1000)
      const startAt = Date.parse((await open.packet()).time_start ?? '')
      await open.stop()
      await expect(page.getByRole('heading', { name: es('Class finished') })).toBeVisible()
      phonesOff.abort()
      const { refused, reconnections } = await phones
      expect(reconnections).toBeGreaterThanOrEqual(PHONES)
      const counted = await countedIn(staff, open.uuid, startAt)
      expect(counted.size).toBe(STRAPS + PHONES)
      expect(missingFrom(counted, sent, wearers)).toEqual([])
      for (const name of phoneNames) {
        const seconds = counted.get(name) ?? []
        const [first = 0] = seconds
        // phones send every second from their first one on
        expect(seconds, `seconds of ${name}`).toEqual(seconds.map((_, index) => first + index))
        expect(seconds.at(-1)).toBeGreaterThanOrEqual(lastSecond)
      }
      expect(refused).toBeLessThanOrEqual(PHONES * 3)
    } finally {
      phonesOff.abort()
      await page.close()
      await server.remove()
    }
  },
)
