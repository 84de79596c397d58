import { showCenter } from '@repo/api-client/center/show-center'
import { updateCenter } from '@repo/api-client/center/update-center'
import type { Client } from '@repo/api-client/core/client'
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
import { macsOf, openBluetoothRoom } from './bluetooth-room.ts'
import { countedIn, missingFrom, secondsOf } from './class-log.ts'
import { pairPage } from './pair-display.ts'

const ANT_STRAPS = 20
const BLUETOOTH_STRAPS = 10
const PHONES = 10
const PEOPLE = ANT_STRAPS + BLUETOOTH_STRAPS + PHONES
const ROOM = 'Sala Fuego'
const MINUTE_MS = 60_000
/** A busy machine may hand a receiver its values as late as this, and they count when it has them. */
const ON_BUS_MS = 500

const gapsIn = (seconds: readonly number[]): readonly number[] =>
  seconds.flatMap((second, index) => {
    const before = seconds[index - 1] ?? second - 1
    return Array.from({ length: second - before - 1 }, (_, missing) => before + 1 + missing)
  })

/** Displays speak their center's language. */
const speakIn = async (staff: Client, uuid: string, language: 'en' | 'es'): Promise<void> => {
  const {
    name,
    description,
    measurementSystem: system,
    zone,
    offset,
    version,
  } = await staff.call(showCenter, { params: { uuid } })
  const body = { name, description, language, system, zone, offset, chainUuid: null, version }
  await staff.call(updateCenter, { params: { uuid }, body })
}

for (const [locale, said] of [
  ['es-MX', await saidIn('es')],
  ['en-US', await saidIn('en')],
] as const) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 1920, height: 1080 }, serviceWorkers: 'block' })

    test(
      'a class of phones, a stick, and a receiver keeps each second of everyone while the server and the receiver are killed',
      { tag: '@full' },
      async ({ page }) => {
        test.setTimeout(4 * MINUTE_MS)
        const { url, server } = ownDemo()
        const phonesOff = new AbortController()
        try {
          await server.start()
          const { client: staff, branchUuid } = await openStaffSession(url, 'admin@demo.example')
          await speakIn(staff, branchUuid, locale === 'es-MX' ? 'es' : 'en')
          const numbers = numbersFrom(730_000, ANT_STRAPS)
          const macs = macsOf(BLUETOOTH_STRAPS)
          const { wearers } = await wearStraps(staff, numbers, macs)
          const worn = new Set([...wearers.values()].map(({ uuid }) => uuid))
          const { rows } = await staff.call(listMembers, { query: viewOf(listMembers, { size: 100 }) })
          const names = rows.flatMap(({ uuid, pseudonym }) => (worn.has(uuid) || pseudonym === null ? [] : [pseudonym]))
          const open = await startStaffedClass(url, ROOM, 100)
          const bluetooth = await openBluetoothRoom(staff, { url, roomUuid: open.roomUuid, straps: BLUETOOTH_STRAPS })
          await pairPage(page, { url, staff, roomUuid: open.roomUuid })
          const stick = await giveStick(page, { numbers })
          await page.goto(`${url}/live/`)
          await expect(page.getByText(said('Scan to join'))).toBeVisible()

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
          await bluetooth.start()
          await page.getByRole('button', { name: said('ANT stick') }).dispatchEvent('click')
          await page.getByRole('button', { name: said('Choose the stick') }).click()
          await page.keyboard.press('Escape')
          const oldestValue = async () => {
            const { data } = await open.packet()
            return data.length < PEOPLE ? 0 : Math.min(...data.map((one) => one.measured_at ?? 0))
          }
          const untilAllSince = (at: number) => expect.poll(oldestValue, { timeout: MINUTE_MS }).toBeGreaterThan(at)
          await untilAllSince(Date.now() + 3000)

          await server.kill('SIGKILL')
          const killedAt = Date.now()
          await expect.poll(() => Date.now() - killedAt).toBeGreaterThan(5000)
          await server.start()
          await untilAllSince(Date.now() + 3000)

          await bluetooth.kill()
          const receiverKilledAt = Date.now()
          await bluetooth.start()
          await untilAllSince(Date.now() + 3000)
          const receivedAgainAt = Date.now()
          await untilAllSince(receivedAgainAt + 3000)

          const sent = secondsOf(await stick.sent())
          const lastSecond = Math.max(...[...sent.values()].flatMap((seconds) => [...seconds]))
          await untilAllSince(lastSecond * 1000)
          const startAt = Date.parse((await open.packet()).time_start ?? '')
          await open.stop()
          await expect(page.getByRole('heading', { name: said('Class finished') })).toBeVisible()
          phonesOff.abort()
          const { refused, reconnections } = await phones
          expect(reconnections).toBeGreaterThanOrEqual(PHONES)
          const counted = await countedIn(staff, open.uuid, startAt)
          expect(counted.size).toBe(PEOPLE)
          expect(missingFrom(counted, sent, wearers)).toEqual([])
          for (const name of phoneNames) {
            const seconds = counted.get(name) ?? []
            expect(gapsIn(seconds), `gaps of ${name}`).toEqual([])
            expect(seconds.at(-1)).toBeGreaterThanOrEqual(lastSecond)
          }
          // no radio receives what straps send while a killed receiver connects again
          const isReceived = ({ at }: { readonly at: number }) =>
            at < receiverKilledAt - 1000 || (at > receivedAgainAt && at < lastSecond * 1000)
          const received = secondsOf(bluetooth.sent().filter(isReceived), { late: ON_BUS_MS })
          // straps take turns: three of ten send early enough in each second
          expect(received.size).toBeGreaterThanOrEqual(BLUETOOTH_STRAPS * 0.3)
          expect(missingFrom(counted, received, wearers)).toEqual([])
          expect(refused).toBeLessThanOrEqual(PHONES * 3)
          await bluetooth.remove()
        } finally {
          phonesOff.abort()
          await page.close()
          await server.remove()
        }
      },
    )
  })
}
