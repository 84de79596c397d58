/** A display with a simulated ANT stick and 60 straps, next to a display of the same class without one. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { giveStick } from '@repo/simulator/stick/give-stick'
import { wearStraps } from '@repo/simulator/stick/wear-straps'
import { numbersFrom } from '@repo/straps/fake/fake-stick'
import type { Browser, Page } from 'playwright'

import { withBrowser } from '../measure/browser.ts'
import { startBuiltServer } from '../measure/built-server.ts'
import { withFolder } from '../measure/data-directory.ts'
import { type DemoStaff, openClasses, pairWall, signIn } from '../measure/demo-center.ts'
import type { Bench, Figure } from '../measure/figure.ts'

const STRAPS = 60
const WATCHED_MS = 20_000
const POLL_MS = 50
const ASSETS = join(import.meta.dirname, '../../../../apps/live/dist/assets')

const openDisplay = async (browser: Browser, token: string, roomUuid: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
  await context.addInitScript((stored) => localStorage.setItem('display', stored), JSON.stringify({ token, roomUuid }))
  return context.newPage()
}

/** Time of the main thread in tasks so far, in s. */
const taskTimes = async (pages: readonly Page[]): Promise<() => Promise<readonly number[]>> => {
  const sessions = await Promise.all(pages.map((page) => page.context().newCDPSession(page)))
  await Promise.all(sessions.map((session) => session.send('Performance.enable')))
  return () =>
    Promise.all(
      sessions.map(async (session) => {
        const { metrics } = await session.send('Performance.getMetrics')
        return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
      }),
    )
}

const threadShares = async (pages: readonly Page[]): Promise<readonly number[]> => {
  const read = await taskTimes(pages)
  const [before, startedAt] = [await read(), Date.now()]
  await pause(WATCHED_MS)
  const after = await read()
  const seconds = (Date.now() - startedAt) / 1000
  return after.map((value, index) => ((value - (before[index] ?? 0)) / seconds) * 100)
}

const untilAllLive = async ({ client }: DemoStaff, uuid: string): Promise<void> => {
  for (;;) {
    const { data } = await client.call(showMeasurements, { params: { uuid } })
    if (data.filter(({ status }) => status).length === STRAPS) return
    await pause(POLL_MS)
  }
}

const workerBytes = (): number => {
  const name = readdirSync(ASSETS).find((file) => /^stick\.worker-.*\.js$/.test(file))
  if (name === undefined) throw new Error('The pages are not built. Run `pnpm build` first.')
  return gzipSync(readFileSync(join(ASSETS, name)), { level: 9 }).length
}

const measure = async (origin: string, browser: Browser): Promise<readonly Figure[]> => {
  const staff = await signIn(origin)
  const [open] = await openClasses(staff, 1)
  if (open === undefined) throw new Error('no class is open')
  const numbers = numbersFrom(730_000, STRAPS)
  await wearStraps(staff.client, numbers)
  const wall = await openDisplay(browser, await pairWall(origin, staff, open.roomUuid), open.roomUuid)
  const other = await openDisplay(browser, await pairWall(origin, staff, open.roomUuid), open.roomUuid)
  await giveStick(wall, { numbers })
  await Promise.all([wall.goto(`${origin}/live/`), other.goto(`${origin}/live/`)])
  const button = wall.getByRole('button', { name: /^(?:ANT stick|Adaptador ANT)$/ })
  await button.waitFor()
  await button.dispatchEvent('click')
  const choose = wall.getByRole('button', { name: /^(?:Choose the stick|Elegir el adaptador)$/ })
  const pressedAt = Date.now()
  await choose.click()
  await untilAllLive(staff, open.uuid)
  const liveAfter = Date.now() - pressedAt
  await wall.keyboard.press('Escape')
  const [withStick = 0, without = 0] = await threadShares([wall, other])
  return [
    {
      name: `${STRAPS} straps live after the stick was chosen`,
      value: liveAfter,
      atMost: 2000,
      unit: 'ms',
      detail: `polled every ${POLL_MS} ms`,
    },
    {
      name: `main thread of the display for its stick`,
      value: withStick - without,
      atMost: 8,
      unit: '%',
      detail: `${withStick.toFixed(1)} % with tiles, stick, and calls, ${without.toFixed(1)} % of a display without stick`,
    },
    {
      name: "the stick's worker, gzipped",
      value: workerBytes() / 1000,
      atMost: 9,
      unit: '',
      detail: 'kB, loaded once a stick was granted',
    },
  ]
}

export const benchAntStick: Bench = () =>
  withFolder(async (dataDirectory) => {
    const server = await startBuiltServer({ dataDirectory })
    try {
      // the demo's host
      const origin = `http://localhost:${new URL(server.origin).port}`
      return await withBrowser((browser) => measure(origin, browser))
    } finally {
      await server.stop()
    }
  })
