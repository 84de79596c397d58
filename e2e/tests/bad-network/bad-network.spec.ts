import type { Browser, Page } from '@playwright/test'
import { logOut } from '@repo/api-client/auth/account-endpoints'
import { pairDisplay } from '@repo/api-client/displays/pairing'
import { bySize, searchSeeds } from '@repo/test-size'

import { expect, test } from '../class-test.ts'
import { giveStrap } from '../fake-strap.ts'
import { cardOf } from '../hang-wall.ts'
import { ownDemo } from '../own-server.ts'
import { saidIn } from '../said.ts'
import { giveSession, openStaffSession, type StaffSession } from '../staff-session.ts'
import { startStaffedClass } from '../staffed-class.ts'
import { type FaultyNetwork, openFaultyNetwork } from './faulty-network.ts'
import { insistOn, insistOnScreen, insistUntil, staysFor } from './insist.ts'
import { type Shape, stateOf } from './screen-state.ts'
import { openScreens, staffScreens } from './screens.ts'

const es = await saidIn('es')

const SECONDS = bySize({ small: 10, full: 10, night: 1800 })
const [, SEED] = searchSeeds
/** Slow 3G for the night; short runs have more faults in less time. */
const LINE =
  SECONDS > 120
    ? { refused: 5, cut: 5, latencyMs: 400, bytesPerSecond: 50_000 }
    : { refused: 15, cut: 15, latencyMs: 20, bytesPerSecond: 5_000_000 }
/** Joins are throttled to one every 30 s. */
const CLASS_SECONDS = SECONDS > 120 ? 40 : 0
const ROOM = 'Sala Fuego'
/** No one operates a display, so it must recover automatically. */
const BY_ITSELF = { timeout: 60_000 }

const { url, server } = ownDemo()

test.use({ locale: 'es-MX', baseURL: url })
test.setTimeout((SECONDS + 240) * 1000)

test.beforeAll(() => server.start())
test.afterAll(() => server.remove())

const OF_THE_NETWORK =
  /Failed to load resource|fetching the script|WebSocket connection to|net::ERR|dynamically imported module|Unable to preload CSS/

const newPage = async (browser: Browser, { origin }: FaultyNetwork, faults: string[]): Promise<Page> => {
  const context = await browser.newContext({ locale: 'es-MX', baseURL: origin, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('pageerror', ({ message, stack }) => {
    if (!OF_THE_NETWORK.test(message)) faults.push(`broke: ${message} ${stack ?? ''}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !OF_THE_NETWORK.test(message.text())) faults.push(`said: ${message.text()}`)
  })
  return page
}

const wholeScreens = async (page: Page, screens: readonly string[]): Promise<ReadonlyMap<string, Shape>> => {
  const found = new Map<string, Shape>()
  for (const screen of screens) {
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(async () => {
      const { waiting, waysOn, ...whole } = await stateOf(page)
      expect({ screen, waiting, waysOn }).toEqual({ screen, waiting: [], waysOn: 0 })
      found.set(screen, whole)
    }).toPass({ timeout: 20_000 })
  }
  return found
}

const saveProfile = async (page: Page, round: number): Promise<readonly string[]> => {
  await page.goto('/profile', { waitUntil: 'commit' })
  const landline = page.getByLabel(es('Landline'))
  await landline.fill(String(5_550_000_000 + round))
  const save = page.getByRole('button', { name: es('Save changes') })
  const isSaved = await insistOn(page, save, page.getByText(es('Profile updated')))
  return isSaved ? [] : ['a profile could not be saved']
}

const walk = async (page: Page, whole: ReadonlyMap<string, Shape>, until: number): Promise<readonly string[]> => {
  const faults: string[] = []
  for (let round = 0; round === 0 || Date.now() < until; round += 1) {
    for (const [screen, shape] of whole) {
      if (round > 0 && Date.now() > until) break
      await page.goto(screen, { waitUntil: 'commit' })
      const missing = await insistOnScreen(page, shape)
      if (missing.length > 0) faults.push(`${screen} lacks ${missing.join(', ')}`)
    }
  }
  return faults
}

test(
  'on a slow network that loses much every screen comes, or has a way to retry',
  { tag: '@night' },
  async ({ browser }) => {
    process.stdout.write(`bad network: TEST_SEED=${SEED}, ${SECONDS} s\n`)
    const faults: string[] = []
    const network = await openFaultyNetwork(url, { seed: SEED, ...LINE })
    const session = await openStaffSession(url, 'admin@demo.example')
    const pages = [await newPage(browser, network, faults), await newPage(browser, network, faults)] as const
    const [panel, open] = pages
    await giveSession(panel, session)
    const screens = await wholeScreens(panel, await staffScreens(session))
    const openOnes = await wholeScreens(open, openScreens())
    network.begin()
    const until = Date.now() + SECONDS * 1000
    const found = await Promise.all([walk(panel, screens, until), walk(open, openOnes, until)])
    faults.push(...found.flat(), ...(await saveProfile(panel, SEED)))
    process.stdout.write(`bad network: ${JSON.stringify(network.done())}\n`)
    for (const page of pages) await page.context().close()
    network.close()
    await session.client.call(logOut, {})
    expect(faults).toEqual([])
  },
)

const hangWall = async (wall: Page, { client }: StaffSession): Promise<void> => {
  await wall.goto('/live/', { waitUntil: 'commit' })
  const shown = wall.getByRole('status', { name: es('Pairing code') })
  await expect(shown).toHaveText(/\d{3} \d{3}/, BY_ITSELF)
  const code = ((await shown.textContent()) ?? '').replaceAll(/\D/g, '')
  await client.call(pairDisplay, { body: { code, name: 'Muro' } })
  const show = cardOf(wall, ROOM).getByRole('button', { name: es('Show this room') })
  await expect(show).toBeVisible(BY_ITSELF)
  const waiting = wall.getByText(es('Waiting for the coach to start a class.'))
  expect(await insistOn(wall, show, waiting)).toBe(true)
}

const joinClass = async (phone: Page, roomUuid: string): Promise<void> => {
  await phone.goto(`/join/${roomUuid}`, { waitUntil: 'commit' })
  const code = phone.getByLabel(es('Your sign-in code'))
  const done = phone.getByRole('button', { name: es('Done') })
  expect(await insistOn(phone, done, code)).toBe(true)
  await code.fill('100001')
  await phone
    .getByRole('checkbox', {
      name: es(
        'I agree that the display in this room shows what I choose below, and that my heart rate is saved with my sessions.',
      ),
    })
    .check()
  const strap = phone.getByRole('button', { name: es('Connect your strap') })
  expect(await insistOn(phone, phone.getByRole('button', { name: es('Join the class') }), strap)).toBe(true)
  await strap.click()
  await expect(phone.getByRole('group')).toContainText('150')
}

test('on such a network a wall and a phone go through whole classes', { tag: '@night' }, async ({ browser }) => {
  const faults: string[] = []
  const network = await openFaultyNetwork(url, { seed: SEED, ...LINE })
  const session = await openStaffSession(url, 'coach@demo.example')
  const wall = await newPage(browser, network, faults)
  const phone = await newPage(browser, network, faults)
  await giveStrap(phone)
  network.begin()
  await hangWall(wall, session)
  const until = Date.now() + SECONDS * 1000
  do {
    const open = await startStaffedClass(url, ROOM, 10)
    try {
      await joinClass(phone, open.roomUuid)
      const tile = wall.getByRole('group').filter({ hasText: '150' })
      await expect(tile).toBeVisible(BY_ITSELF)
      await staysFor(CLASS_SECONDS, async () => {
        await expect(tile).toBeVisible()
        await expect(phone.getByRole('group')).toContainText('150')
      })
      await open.stop()
      const over = { name: es('Class finished') }
      expect(await insistUntil(phone, phone.getByRole('heading', over))).toBe(true)
      await expect(wall.getByRole('heading', over)).toBeVisible(BY_ITSELF)
    } finally {
      await open.undo()
    }
    await expect(wall.getByText(es('Waiting for the coach to start a class.'))).toBeVisible(BY_ITSELF)
  } while (Date.now() < until)
  for (const page of [wall, phone]) await page.context().close()
  network.close()
  await session.client.call(logOut, {})
  expect(faults).toEqual([])
})
