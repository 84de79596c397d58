import type { Page } from '@playwright/test'

/** 44 pixels less the borders. */
const REACH = 42

/** WCAG 2.5.5, which exempts inline targets. */
export const smallTargetsOf = (page: Page, name: string): Promise<readonly string[]> =>
  page.evaluate(
    ({ view, reach }) => {
      const half = (reach - 1) / 2
      const isHitAt = (element: HTMLElement, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y)
        const label = hit?.closest('label')
        return hit !== null && (element.contains(hit) || (label !== null && label?.htmlFor === element.id))
      }
      const isSmall = (element: HTMLElement): boolean => {
        const { display, visibility } = getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        const isThere = width > 2 && height > 2 && visibility !== 'hidden' && display !== 'inline'
        if (!isThere || (width >= reach && height >= reach)) return false
        element.scrollIntoView({ block: 'center', inline: 'center' })
        const { left, top } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const across = width >= reach ? [] : [x - half, x + half]
        const along = height >= reach ? [] : [y - half, y + half]
        return !across.every((at) => isHitAt(element, at, y)) || !along.every((at) => isHitAt(element, x, at))
      }
      const pressed = 'a, button, input, select, textarea, summary, [role=combobox], [role=option], [role=tab]'
      return [...document.querySelectorAll<HTMLElement>(pressed)]
        .filter((element) => element.closest('[aria-hidden="true"], [inert]') === null && isSmall(element))
        .map((element) => `${view}: ${element.ariaLabel ?? element.textContent} is smaller than a finger`)
    },
    { view: name, reach: REACH },
  )
