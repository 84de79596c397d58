/** A control that led away from a view, as it can be found again after it was drawn anew. */
interface Opener {
  readonly tag: string
  readonly name: string
  /** Among those of the same name. */
  readonly index: number
}

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? ''

const alike = ({ tag, name }: Pick<Opener, 'tag' | 'name'>): Element[] =>
  [...document.querySelectorAll(tag)].filter((element) => nameOf(element) === name)

/** By view: the control in it that had the focus when it was left. */
const openers = new Map<string, Opener>()
/** By view: the one that led to it. */
const before = new Map<string, string>()
let left: string | null = null

/** Call it while what is about to go still has the focus. */
export const leaveView = (view: string): void => {
  left = view
  openers.delete(view)
  const focused = document.activeElement
  if (focused === null || focused.closest('main') === null || !focused.matches('a, button')) return
  const tag = focused.tagName
  const name = nameOf(focused)
  openers.set(view, { tag, name, index: alike({ tag, name }).indexOf(focused) })
}

/** The control that led away from a view to the one that is left for it again; null where the way is a new one. */
export const enterView = (view: string): HTMLElement | null => {
  const last = left
  if (last === null || last === view) return null
  if (before.get(last) !== view) {
    before.set(view, last)
    return null
  }
  const opener = openers.get(view)
  const found = opener === undefined ? undefined : alike(opener)[opener.index]
  return found instanceof HTMLElement ? found : null
}
