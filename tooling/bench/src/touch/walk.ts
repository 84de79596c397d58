import type { Page } from 'playwright'

import { controlsOf, FLOATING, type Control } from './controls.ts'
import { settle } from './settle.ts'

const PRESS_MS = 12_000
const TYPED = 'ana'
/** A page that is never idle, as one with a class, is left after that. */
const LONGEST_REST_MS = 1500
/** A list in a menu in a dialog, and the screen below. */
const DEEPEST = 3
/** What opens in an instant may offer a hundred things. */
const MOST_INSIDE = 16

export interface Walk {
  readonly address: string
  /** The part of the page whose controls are touched. */
  readonly place: string
}

/** Begins what a trace says of touches; the rest is the control's name. */
export const TOUCHED = 'touched '

/** Comes back when the page has drawn and has nothing to do. */
export const rest = (page: Page): Promise<void> =>
  page.evaluate(
    (longest) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: longest }))
        })
      }),
    LONGEST_REST_MS,
  )

/** Says in the trace what has been touched since the last time. */
export const sayTouched = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((mark) => void performance.mark(mark), `${TOUCHED}${name}`)

/** Whether it could be touched: what another touch has taken away or covered cannot. */
const touch = async (page: Page, { selector, isTyped }: Control, name: string): Promise<boolean> => {
  try {
    await page.locator(selector).click({ timeout: PRESS_MS })
    if (isTyped) await page.keyboard.type(TYPED)
  } catch {
    return false
  }
  await rest(page)
  await sayTouched(page, name)
  return true
}

const openAt = async (page: Page, { address, place }: Walk): Promise<void> => {
  await page.goto(address)
  await settle(page, place)
  await rest(page)
  await sayTouched(page, '')
}

const floats = async (page: Page): Promise<boolean> =>
  (await page.locator(FLOATING).filter({ visible: true }).count()) > 0

const escape = async (page: Page, opener: string): Promise<void> => {
  for (let times = 0; times < DEEPEST && (await floats(page)); times += 1) {
    await page.keyboard.press('Escape')
    await rest(page)
    await sayTouched(page, `${opener} › Escape`)
  }
}

/** Touches what has opened over the screen, but for what sends it or acts. */
const touchInside = async (page: Page, { place }: Walk, opener: string): Promise<void> => {
  const count = Math.min(MOST_INSIDE, (await controlsOf(page, place)).length)
  for (let index = 0; index < count && (await floats(page)); index += 1) {
    const control = (await controlsOf(page, place))[index]
    if (control !== undefined && !control.isAction) await touch(page, control, `${opener} › ${control.name}`)
  }
}

/** Of controls with one name, as those of two rows, the one that has as many before it. */
const again = (controls: readonly Control[], asked: readonly Control[], index: number): Control | undefined => {
  const hasItsName = ({ name }: Control): boolean => name === asked[index]?.name
  // rows change places while people come and go
  return controls.filter(hasItsName)[asked.slice(0, index).filter(hasItsName).length] ?? controls[index]
}

/** Touches everything on a screen once, and what that opens; a screen that was left is opened anew. Names what it missed. */
export const walkScreen = async (page: Page, walk: Walk): Promise<readonly string[]> => {
  await openAt(page, walk)
  const at = page.url()
  const asked = await controlsOf(page, walk.place)
  if (asked.length === 0) throw new Error('its controls went away again')
  const missed: string[] = []
  for (const [index, { name }] of asked.entries()) {
    const control = again(await controlsOf(page, walk.place), asked, index)
    if (control === undefined || !(await touch(page, control, name))) missed.push(name)
    else if (await floats(page)) {
      await touchInside(page, walk, name)
      await escape(page, name)
    }
    if (page.url() !== at || (await floats(page))) await openAt(page, walk)
  }
  return missed
}
