import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { bySize } from '@repo/test-size'

import { expect } from './fixtures.ts'
import { sameNamesOf } from './same-names.ts'

const WIDTHS: readonly number[] = [360, 768, 1366, 1920]
/** Stories have axe look at every screen of 1366 pixels. */
const AXE_AT = bySize({ small: [360], full: WIDTHS, night: WIDTHS })
/** A window of 1280 by 1024 at 400 %. */
const MAGNIFIED = { width: 320, height: 256 }
/** Colors are the same at each; measuring them takes longer than all else, and cards and tables are both among these. */
const COLORS_AT: ReadonlySet<number> = new Set([360, 1366])

/** A slow machine measures and draws anew within it. */
const PATIENCE_MS = 3000

/** Two frames after the last change of size: what measures itself has been drawn anew. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )

/** How far a view sticks out of its window once it had the time to place itself anew, in pixels. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(async (patience) => {
    const { documentElement: html } = document
    const sticksOut = () => html.scrollWidth - html.clientWidth
    const end = performance.now() + patience
    while (sticksOut() > 0 && performance.now() < end) await new Promise(requestAnimationFrame)
    return sticksOut()
  }, PATIENCE_MS)

/** Waits until a view has come: it has its first heading, and nothing of it is still on its way. */
export const seeView = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[role=status]:is([aria-label="Loading"], [aria-label="Cargando"])')).toHaveCount(0)
}

/** What still moves in a view of somebody who asked for no motion, once what it awaited has come: nothing takes longer than a blink. */
const movesIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (patience) => {
    const moving = () =>
      document.getAnimations().flatMap((animation) => {
        const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {}
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
        return Number(activeDuration) > 10 ? [`${target?.tagName ?? ''}.${target?.className ?? ''}`] : []
      })
    const end = performance.now() + patience
    while (moving().length > 0 && performance.now() < end) await new Promise(requestAnimationFrame)
    return moving()
  }, PATIENCE_MS)

/**
 * What is wrong with a view of whoever asked for no motion, at each width: its title, its width, what moves, what is
 * called alike, and what axe finds, landmarks and headings included.
 */
export const faultsOfView = async (page: Page, name: string): Promise<readonly string[]> => {
  const faults: string[] = []
  await seeView(page)
  const title = await page.title()
  // a screen that belongs to no room yet is headed by the center's name
  if (!/\S · \S|^Latido Demo$/.test(title)) faults.push(`${name}: its title is “${title}”`)
  const fitIn = async (size: { width: number; height: number }): Promise<void> => {
    await page.setViewportSize(size)
    await settle(page)
    const overflow = await overflowOf(page)
    if (overflow > 0) faults.push(`${name} at ${size.width}: ${overflow} px too wide`)
  }
  faults.push(...(await sameNamesOf(page, name)))
  faults.push(...(await movesIn(page)).map((part) => `${name}: ${part} moves`))
  await fitIn(MAGNIFIED)
  for (const width of WIDTHS) {
    await fitIn({ width, height: 900 })
    if (!AXE_AT.includes(width)) continue
    // in one go: the other mode opens a page of its own for each look
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .disableRules(COLORS_AT.has(width) ? [] : ['color-contrast'])
      .analyze()
    for (const { id, nodes } of violations)
      faults.push(`${name} at ${width}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }
  return faults
}
