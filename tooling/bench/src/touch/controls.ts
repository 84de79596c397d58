import type { Page } from 'playwright'

export interface Control {
  readonly selector: string
  readonly name: string
  /** Whether letters may be typed into it. */
  readonly isTyped: boolean
  /** Sends what is filled in, or does what a menu offers. */
  readonly isAction: boolean
}

const CONTROLS =
  'a[href^="/"], button, summary, [role=tab], [role=combobox], [role=checkbox], [role=switch], [role=radio], ' +
  '[role^=menuitem], [role=option], input:not([type=file]), textarea, select'
/** What floats over a screen. */
export const FLOATING = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
/** Of controls that are alike, as those of rows and cards, so many are touched. */
const ALIKE = 2

interface Asked {
  readonly place: string
  readonly wanted: string
  readonly floating: string
  readonly alike: number
}

/** Runs in the page; gives each control a mark to be found by, since a screen is drawn anew between two touches. */
const markControls = ({ place, wanted, floating, alike }: Asked): readonly Control[] => {
  for (const marked of document.querySelectorAll('[data-touch]')) delete (marked as HTMLElement).dataset['touch']
  // the list of a closed field stands in the page as well
  const open = [...document.querySelectorAll(floating)].findLast(
    (element) => element.getBoundingClientRect().height > 1,
  )
  const places = open === undefined ? [...document.querySelectorAll(place)] : [open]
  const counts = new Map<string, number>()
  const isOneOfFew = (element: Element): boolean => {
    const repeated = element.closest('tbody tr, article, li, [role=option], [role=gridcell]')
    if (repeated === null) return true
    const kind = `${repeated.tagName} ${element.tagName} ${element.getAttribute('role')} ${element.className}`
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return (counts.get(kind) ?? 0) <= alike
  }
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    const isOff = element.matches(':disabled, [aria-disabled=true], [aria-hidden=true]')
    return !isOff && width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden'
  }
  const letters = /^(?:text|search|email|url|tel|number|password|textarea)$/
  return places
    .flatMap((one) => [...one.querySelectorAll(wanted)])
    .filter((element) => isSeen(element) && isOneOfFew(element))
    .map((element, index) => {
      ;(element as HTMLElement).dataset['touch'] = String(index)
      const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent
      const type = element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase()
      return {
        selector: `[data-touch="${index}"]`,
        name: name.replaceAll(/\s+/g, ' ').trim().slice(0, 40) || element.tagName,
        isTyped: letters.test(type),
        isAction: element.matches('[type=submit], [role^=menuitem]'),
      }
    })
}

/** The controls in sight of what floats uppermost, else of this part of the page; of those that are alike the first. */
export const controlsOf = (page: Page, place: string): Promise<readonly Control[]> =>
  page.evaluate(markControls, { place, wanted: CONTROLS, floating: FLOATING, alike: ALIKE })
