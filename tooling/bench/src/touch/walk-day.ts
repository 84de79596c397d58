import type { Browser, Page } from 'playwright'

import { STILL } from './screens.ts'
import { watchTouches, type Touched } from './traced-touches.ts'
import { walkScreen, type Walk } from './walk.ts'

/** A machine that hung for a moment is no reason to go without a screen. */
const ATTEMPTS = 3

interface OnScreen extends Touched {
  readonly screen: string
}

export interface Day {
  readonly touched: readonly OnScreen[]
  /** Screens that could not be walked, with the reason: none of them may pass for a quick one. */
  readonly unwalked: readonly string[]
  /** Controls that went away or were covered before their turn. */
  readonly missed: readonly string[]
}

const isStill = (screen: string): boolean => STILL.has(screen.split('?')[0] ?? '')

/** Watches one part of the day, again when nothing came of it. */
export const watchScreen = async (
  browser: Browser,
  screen: string,
  walk: () => Promise<readonly string[]>,
): Promise<Day> => {
  let reason = 'no touch was answered'
  for (let attempt = 1; attempt <= (isStill(screen) ? 1 : ATTEMPTS); attempt += 1) {
    let names: readonly string[] = []
    try {
      const touches = await watchTouches(browser, async () => {
        names = await walk()
      })
      const missed = names.map((name) => `${name}, ${screen}`)
      if (touches.length > 0) return { touched: touches.map((one) => ({ ...one, screen })), unwalked: [], missed }
    } catch (error) {
      reason = String(error)
    }
  }
  return { touched: [], unwalked: isStill(screen) ? [] : [`${screen} (${reason})`], missed: [] }
}

/** Walks screen after screen; what is around them is touched once, over the first. */
export const walkDay = async (
  browser: Browser,
  page: Page,
  origin: string,
  screens: readonly string[],
): Promise<readonly Day[]> => {
  const days: Day[] = []
  const walk = async (screen: string, asked: Walk): Promise<void> => {
    days.push(await watchScreen(browser, screen, () => walkScreen(page, asked)))
  }
  for (const screen of screens) await walk(screen, { address: `${origin}${screen}`, place: 'main' })
  await walk('the frame of all screens', { address: `${origin}/`, place: 'header, nav' })
  return days
}
