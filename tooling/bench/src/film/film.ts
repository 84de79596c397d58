/** Films what somebody with a slow machine and a telephone's network sees: strips of frames, to be looked at. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { CLASS_EVENTS } from '@repo/api-client/classes/packet'
import { viewOf } from '@repo/api-client/core/list'
import { listMembers } from '@repo/api-client/members/list-members'
import type { Browser, Page } from 'playwright'

import { signedIn } from '../browser/first-row.ts'
import { throttle } from '../browser/visit.ts'
import { withBrowser } from '../measure/browser.ts'
import { startBuiltServer } from '../measure/built-server.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import { openClasses, pairWall, signIn, type DemoStaff } from '../measure/demo-center.ts'
import { openRealtime } from '../measure/embedded-realtime.ts'
import type { Bench } from '../measure/figure.ts'
import { slowDown } from '../measure/slow-down.ts'
import { packetAt } from '../wall-memory/packets.ts'
import { openWall } from '../wall-memory/watched-wall.ts'
import { framesOf, writeStrip } from './frame-strip.ts'
import { recordPage } from './record-page.ts'

const FOLDER = join(import.meta.dirname, '../../dist/film')
const ROUND_TRIP_MS = 150
/** After the last thing that was waited for: what still moves then is a fault to see. */
const AFTER_MS = 1000
const WALL_SECONDS = 5
const SECOND_MS = 1000
const VIEWPORT = { width: 1366, height: 768 }

interface Filmed {
  readonly name: string
  readonly url: string
  readonly until: string
}

const film = async (browser: Browser, page: Page, name: string, whileOf: () => Promise<void>): Promise<void> => {
  const beganAt = Date.now()
  const shots = await recordPage(page, whileOf)
  const file = join(FOLDER, `${name}.png`)
  await writeStrip(browser, file, framesOf(shots, Date.now() - beganAt))
  process.stdout.write(`${file}\n`)
}

type Context = NonNullable<Parameters<Browser['newContext']>[0]>

const filmScreen = async (browser: Browser, context: Context, { name, url, until }: Filmed): Promise<void> => {
  const opened = await browser.newContext({ locale: 'en-US', viewport: VIEWPORT, ...context })
  const page = await opened.newPage()
  await throttle(page, ROUND_TRIP_MS)
  await film(browser, page, name, async () => {
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(until).first().waitFor()
    await pause(AFTER_MS)
  })
  await opened.close()
}

const filmPanel = async (browser: Browser, origin: string, staff: DemoStaff): Promise<void> => {
  await filmScreen(browser, {}, { name: 'login', url: `${origin}/login`, until: 'input[type=password]' })
  const { rows } = await staff.client.call(listMembers, { query: viewOf(listMembers) })
  const storageState = await signedIn(browser, origin)
  const rowsOf = 'tbody tr[aria-selected]'
  await filmScreen(browser, { storageState }, { name: 'list', url: `${origin}/users`, until: rowsOf })
  const metrics = `${origin}/users?metrics=${rows[0]?.uuid}`
  await filmScreen(browser, { storageState }, { name: 'metrics', url: metrics, until: 'main svg' })
}

const filmWall = async (browser: Browser, origin: string, staff: DemoStaff): Promise<void> => {
  const realtime = await openRealtime()
  const [open] = await openClasses(staff, 1)
  if (open === undefined) throw new Error('no class is open')
  const token = await pairWall(origin, staff)
  const page = await openWall(browser, origin, { token, roomUuid: open.roomUuid }, realtime, 1)
  await slowDown(page)
  while (realtime.subscriptions() === 0) await pause(AFTER_MS)
  const startAt = Date.now()
  await film(browser, page, 'wall-100', async () => {
    for (let packet = 0; packet < WALL_SECONDS; packet += 1) {
      await realtime.publish(open.channel, CLASS_EVENTS.packet, packetAt(packet, startAt))
      await pause(SECOND_MS)
    }
  })
  await page.context().close()
  await realtime.close()
}

/** Prints where the strips lie; it has no figure. */
export const benchFilm: Bench = () =>
  withFolder(async (dataDirectory) => {
    mkdirSync(FOLDER, { recursive: true })
    await fillDataDirectory(dataDirectory)
    const server = await startBuiltServer({ dataDirectory })
    const origin = `http://localhost:${new URL(server.origin).port}`
    try {
      const staff = await signIn(origin)
      await withBrowser(async (browser) => {
        await filmWall(browser, origin, staff)
        // whose signing in ends the session of the bench's own calls
        await filmPanel(browser, origin, staff)
      })
      return []
    } finally {
      await server.stop()
    }
  })
