interface Opener {
  readonly tag: string
  readonly name: string
  readonly index: number
}

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? ''

const alike = ({ tag, name }: Pick<Opener, 'tag' | 'name'>): Element[] =>
  [...document.querySelectorAll(tag)].filter((element) => nameOf(element) === name)

const openers = new Map<string, Opener>()
const before = new Map<string, string>()
let left: string | null = null

/** Call before the focused control unmounts. */
export const leaveView = (view: string): void => {
  left = view
  openers.delete(view)
  const focused = document.activeElement
  if (focused === null || focused.closest('main') === null || !focused.matches('a, button')) return
  const tag = focused.tagName
  const name = nameOf(focused)
  openers.set(view, { tag, name, index: alike({ tag, name }).indexOf(focused) })
}

/** Null on a new path. */
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
