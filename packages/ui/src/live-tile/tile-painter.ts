import { digitsOf, fillLack, LACK, kcalOf, placeOf } from '../participant-tile/tile-attributes.ts'
import type { TileView } from '../participant-tile/tile-view.ts'

function part(root: HTMLElement, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-part="${name}"]`)
}

function textOf(element: HTMLElement): Text {
  const first = element.firstChild
  return first instanceof Text ? first : element.appendChild(document.createTextNode(''))
}

function textWriter(root: HTMLElement, name: string): (value: string) => void {
  const element = part(root, name)
  if (element === null) return () => undefined
  const node = textOf(element)
  let shown: string | null = null
  return (value) => {
    if (value === shown) return
    shown = value
    node.data = value
  }
}

const markChanged = (root: HTMLElement, before: TileView | null, view: TileView): void => {
  if (before?.level !== view.level) root.dataset['level'] = view.level
  if (before?.signal !== view.signal) root.dataset['signal'] = view.signal
  const [place, kcal] = [placeOf(view), kcalOf(view)]
  if (before === null || placeOf(before) !== place) root.dataset['place'] = place
  if (before === null || kcalOf(before) !== kcal) root.dataset['kcal'] = kcal
}

/** Updates a mounted tile. The first call writes every part, later ones only differences. */
export function createTilePainter(root: HTMLElement): (view: TileView) => void {
  const effort = textWriter(root, 'effort')
  const level = textWriter(root, 'level')
  const heartRate = textWriter(root, 'heart-rate')
  const calories = textWriter(root, 'calories')
  const steps = textWriter(root, 'steps')
  const signal = textWriter(root, 'signal')
  const place = textWriter(root, 'place')
  const fill = part(root, 'fill')
  let painted: TileView | null = null
  let digits: string | null = null

  return (view) => {
    const before = painted
    if (before === view) return
    painted = view
    if (before?.effort !== view.effort) {
      effort(view.effort)
      const next = digitsOf(view.effort)
      if (digits !== next) root.dataset['digits'] = digits = next
    }
    markChanged(root, before, view)
    if (before?.fill !== view.fill && fill !== null) fill.style.setProperty(LACK, fillLack(view.fill))
    level(view.levelLabel)
    heartRate(view.heartRate)
    calories(view.calories ?? '')
    steps(view.steps?.value ?? '')
    signal(view.signalLabel ?? '')
    place(String(view.place ?? ''))
  }
}

const FRAME = ['id', 'name', 'imageUrl', 'isGuest', 'shows', 'displayNote', 'warning'] as const

/** False if React must render the tile again. */
export function sameFrame(a: TileView, b: TileView): boolean {
  return FRAME.every((key) => a[key] === b[key]) && a.steps?.icon === b.steps?.icon
}
