import type { Page } from '@playwright/test'

/** Links and buttons with the same name and different effects, which screen reader users can't distinguish. */
export const sameNamesOf = (page: Page, name: string): Promise<readonly string[]> =>
  page.evaluate((view) => {
    const isThere = (element: HTMLElement): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden="true"], [inert]') === null
    const nameOf = ({ ariaLabel, innerText }: HTMLElement): string => (ariaLabel ?? innerText).trim()
    const targets = new Map<string, Set<string>>()
    const pressed = document.querySelectorAll<HTMLElement>('a[href], button')
    for (const [index, element] of [...pressed].filter(isThere).entries()) {
      // elements declare the same effect by these attributes
      const { leadsTo, wholeText } = element.dataset
      const target = element instanceof HTMLAnchorElement ? element.href : (leadsTo ?? wholeText ?? String(index))
      const called = `${element.tagName} “${nameOf(element)}”`
      targets.set(called, (targets.get(called) ?? new Set()).add(target))
    }
    return [...targets].filter(([, those]) => those.size > 1).map(([called]) => `${view}: several are ${called}`)
  }, name)
