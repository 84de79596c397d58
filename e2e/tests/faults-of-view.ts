import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { bySize } from '@repo/test-size'

import { expect } from './fixtures.ts'
import { sameNamesOf } from './same-names.ts'

const WIDTHS: readonly number[] = [360, 768, 1366, 1920]
/** Stories run axe at 1366 pixels. */
const AXE_AT = bySize({ small: [360], full: WIDTHS, night: WIDTHS })
/** 1280 by 1024 at 400 %. */
const MAGNIFIED = { width: 320, height: 256 }
/** Colors don't depend on width, but cards and tables differ; measuring contrast is slow. */
const COLORS_AT: ReadonlySet<number> = new Set([360, 1366])

const PATIENCE_MS = 3000

/** Two frames after the last resize, so that measured elements have been rendered. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(async (patience) => {
    const { documentElement: html } = document
    const sticksOut = () => html.scrollWidth - html.clientWidth
    const end = performance.now() + patience
    while (sticksOut() > 0 && performance.now() < end) await new Promise(requestAnimationFrame)
    return sticksOut()
  }, PATIENCE_MS)

export const seeView = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[role=status]:is([aria-label="Loading"], [aria-label="Cargando"])')).toHaveCount(0)
}

/** Animations despite reduced motion, once the view has loaded. */
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

export const faultsOfView = async (page: Page, name: string): Promise<readonly string[]> => {
  const faults: string[] = []
  await seeView(page)
  const title = await page.title()
  // screens without a room have the center's name
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
    // the other mode opens a page for each analysis
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .disableRules(COLORS_AT.has(width) ? [] : ['color-contrast'])
      .analyze()
    for (const { id, nodes } of violations)
      faults.push(`${name} at ${width}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }
  return faults
}
