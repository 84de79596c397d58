import type { Browser, Page } from '@playwright/test'
import { logOut } from '@repo/api-client/auth/account-endpoints'
import { pairDisplay } from '@repo/api-client/displays/pairing'
import { bySize } from '@repo/test-size'

import { expect, test } from '../class-test.ts'
import { giveStrap } from '../fake-strap.ts'
import type { Phone } from '../fixtures.ts'
import { cardOf } from '../hang-wall.ts'
import { ownDemo } from '../own-server.ts'
import { saidIn } from '../said.ts'
import { giveSession, openStaffSession } from '../staff-session.ts'
import { type StaffedClass, startStaffedClass } from '../staffed-class.ts'
import { browserSleep } from './browser-sleep.ts'
import { noteAfterSleep, seenUntil } from './seen-after.ts'
import { openSilentProxy } from './silent-proxy.ts'

const es = await saidIn('es')

const ROOM = 'Sala Fuego'
const MINUTE = 60_000
/** Longer than a pause that a page attributes to a busy machine. */
const SLEEP_MS = 8000
/** 2 s on a quiet machine. */
const WITHIN_MS = bySize({ small: 10_000, full: 10_000, night: 2000 })
/** Fewer than the packets missed; allows the stale tile, its age, and some packets. */
const MOST_DRAWN = 6

const { url, server } = ownDemo()

test.use({ locale: 'es-MX', baseURL: url })
// restarts its own server, possibly on a busy machine
test.setTimeout(240_000)

test.beforeAll(() => server.start())
test.afterAll(() => server.remove())

interface Screens {
  readonly panel: Page
  readonly wall: Page
  readonly phone: Page
  readonly close: () => Promise<void>
}

const openPhone = async (phone: Page, url: string, code: string): Promise<void> => {
  await giveStrap(phone)
  await phone.goto(url)
  await phone.getByLabel(es('Your sign-in code')).fill(code)
  await phone
    .getByRole('checkbox', {
      name: es(
        'I agree that the display in this room shows what I choose below, and that my heart rate is saved with my sessions.',
      ),
    })
    .check()
  await phone.getByRole('button', { name: es('Join the class') }).click()
  await phone.getByRole('button', { name: es('Connect your strap') }).click()
  await expect(phone.getByRole('group')).toContainText('150')
}

const openScreens = async (browser: Browser, origin: string, { roomUuid }: StaffedClass): Promise<Screens> => {
  const contexts = await Promise.all([0, 1, 2].map(() => browser.newContext({ locale: 'es-MX', baseURL: origin })))
  const [panel, wall, phone] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page, Page]
  const session = await openStaffSession(origin, 'coach@demo.example')
  await giveSession(panel, session)
  await panel.goto(`/rookremote?room=${roomUuid}`)
  await wall.goto('/live/')
  const shown = wall.getByRole('status', { name: es('Pairing code') })
  await expect(shown).toHaveText(/\d{3} \d{3}/)
  const code = ((await shown.textContent()) ?? '').replaceAll(/\D/g, '')
  await session.client.call(pairDisplay, { body: { code, name: 'Muro' } })
  await cardOf(wall, ROOM)
    .getByRole('button', { name: es('Show this room') })
    .click()
  await openPhone(phone, `/join/${roomUuid}`, '100001')
  return {
    panel,
    wall,
    phone,
    close: async () => {
      for (const context of contexts) await context.close()
      await session.client.call(logOut, {})
    },
  }
}

const train = async (open: StaffedClass, phone: Phone, values: readonly number[]): Promise<void> => {
  for (const value of values) {
    await expect(async () => {
      await phone.beat(value)
      const found = (await open.packet()).data.find(({ pseudonym }) => pseudonym === phone.pseudonym)
      expect(found?.hr).toBe(value)
    }).toPass()
  }
}

const seePackets = async (open: StaffedClass, count: number): Promise<void> => {
  const { sequence: from } = await open.packet()
  await expect.poll(async () => (await open.packet()).sequence).toBeGreaterThanOrEqual(from + count)
}

const expectCurrent = async (wanted: readonly (readonly [Page, readonly string[]])[]): Promise<void> => {
  for (const [page, words] of wanted) {
    const shown = await seenUntil(page, words)
    const { after = Number.NaN } = shown.at(-1) ?? {}
    const { pathname } = new URL(page.url())
    const drawn = new Set(shown.map(({ tile }) => tile)).size
    test.info().annotations.push({ type: pathname, description: `${Math.round(after)} ms, ${drawn} drawn` })
    process.stdout.write(`${pathname}: current ${Math.round(after)} ms after the sleep, ${drawn} drawn\n`)
    expect(after).toBeLessThan(WITHIN_MS)
    expect(drawn).toBeLessThanOrEqual(MOST_DRAWN)
  }
}

test(
  'frozen tabs show the current class and its new participants at once',
  { tag: '@night' },
  async ({ browser, startClass, joinAs, baseURL }) => {
    const open = await startClass(ROOM)
    const { panel, wall, phone, close } = await openScreens(browser, baseURL ?? '', open)
    const [first] = await joinAs(ROOM, ['100002'])
    if (first === undefined) throw new Error('nobody joined')
    await train(open, first, [100])
    for (const page of [panel, wall])
      await expect(page.getByRole('group', { name: first.pseudonym })).toContainText('100')
    for (const page of [panel, wall, phone]) await noteAfterSleep(page, first.pseudonym)
    await phone.evaluate((from) => {
      Object.defineProperty(window.strap, 'heartRate', { get: () => (Date.now() < from ? 150 : 171) })
    }, Date.now() + 3000)
    const tabs = await browserSleep(browser)
    await tabs.freezeTabs()
    try {
      await train(open, first, [101, 102, 103, 104, 105, 106, 107, 108])
      const [late] = await joinAs(ROOM, ['100003'])
      if (late === undefined) throw new Error('nobody joined')
      await seePackets(open, 4)
      await train(open, late, [133])
      tabs.wake()
      for (const page of [panel, wall])
        await expect(page.getByRole('group', { name: late.pseudonym })).toContainText('133')
      await expect(phone.getByRole('group')).toContainText('171')
      await expectCurrent([
        [panel, [late.pseudonym, '133']],
        [wall, [late.pseudonym, '133']],
        [phone, ['171']],
      ])
      // the phone continues, and the class counts it
      await expect.poll(async () => (await open.packet()).data.map(({ hr }) => hr)).toContain(171)
    } finally {
      tabs.wake()
    }
    await close()
  },
)

test(
  'tabs that were frozen when the class ended show its results',
  { tag: '@night' },
  async ({ browser, startClass, joinAs, baseURL }) => {
    const open = await startClass(ROOM)
    const { panel, wall, phone, close } = await openScreens(browser, baseURL ?? '', open)
    for (const page of [panel, wall]) await expect(page.getByRole('group').filter({ hasText: '150' })).toBeVisible()
    for (const page of [panel, wall, phone]) await noteAfterSleep(page, '150')
    const tabs = await browserSleep(browser)
    await tabs.freezeTabs()
    try {
      const [late] = await joinAs(ROOM, ['100003'])
      if (late === undefined) throw new Error('nobody joined')
      await train(open, late, [131, 132, 133])
      await seePackets(open, 8)
      await open.stop()
      tabs.wake()
      const over = es('Class finished')
      for (const page of [panel, wall, phone]) await expect(page.getByRole('heading', { name: over })).toBeVisible()
      for (const page of [panel, wall]) await expect(page.getByText(late.pseudonym).first()).toBeVisible()
      await expectCurrent([
        [panel, [over, late.pseudonym]],
        [wall, [over, late.pseudonym]],
        [phone, [over]],
      ])
    } finally {
      tabs.wake()
    }
    await close()
  },
)

test(
  'a machine that slept until its sockets were forgotten and the class had ended shows its results',
  { tag: '@night' },
  async ({ browser }) => {
    const network = await openSilentProxy(url)
    const machine = await browserSleep(browser)
    try {
      const open = await startStaffedClass(url, ROOM, 10)
      const { panel, wall, phone } = await openScreens(browser, network.origin, open)
      for (const page of [panel, wall]) await expect(page.getByRole('group').filter({ hasText: '150' })).toBeVisible()
      for (const page of [panel, wall, phone]) await noteAfterSleep(page, '150')
      await machine.sleep()
      network.forget()
      await server.kill()
      await server.start(11 * MINUTE)
      await expect.poll(async () => (await open.packet()).remote_state).toBe(3)
      await machine.haveSlept(SLEEP_MS)
      machine.wake()
      const over = es('Class finished')
      for (const page of [panel, wall, phone]) await expect(page.getByRole('heading', { name: over })).toBeVisible()
      await expectCurrent([panel, wall, phone].map((page) => [page, [over]] as const))
      for (const page of [panel, wall, phone]) await page.context().close()
    } finally {
      machine.wake()
      network.close()
    }
  },
)
