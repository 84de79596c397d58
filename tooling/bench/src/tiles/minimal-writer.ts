import type { TileView } from '@repo/ui/tile-view'

interface Parts {
  readonly root: HTMLElement
  readonly fill: HTMLElement
  readonly level: Text
  readonly effort: Text
  readonly heartRate: Text
  readonly calories: Text
  readonly steps: Text
}

const textOf = (root: HTMLElement, part: string): Text => {
  const text = root.querySelector(`[data-part="${part}"]`)?.firstChild
  if (!(text instanceof Text)) throw new Error(`a tile has no text for ${part}`)
  return text
}

const partsOf = (root: HTMLElement): Parts => {
  const fill = root.querySelector<HTMLElement>('[data-part="fill"]')
  if (fill === null) throw new Error('a tile has no fill')
  return {
    root,
    fill,
    level: textOf(root, 'level'),
    effort: textOf(root, 'effort'),
    heartRate: textOf(root, 'heart-rate'),
    calories: textOf(root, 'calories'),
    steps: textOf(root, 'steps'),
  }
}

/** The least a page can do for a packet: what changed goes straight into nodes found beforehand. */
export const createMinimalWriter = (roots: readonly HTMLElement[]) => {
  const tiles = roots.map(partsOf)
  return (packet: readonly TileView[], before: readonly TileView[]): void => {
    for (const [index, parts] of tiles.entries()) {
      const view = packet[index]
      const shown = before[index]
      if (view === undefined || shown === undefined) continue
      if (view.effort !== shown.effort) {
        parts.effort.data = view.effort
        parts.fill.style.setProperty('--lack', `${Math.round((1 - view.fill) * 100)}%`)
      }
      if (view.level !== shown.level) {
        parts.root.dataset['level'] = view.level
        parts.level.data = view.levelLabel
      }
      parts.heartRate.data = view.heartRate
      parts.calories.data = view.calories
      parts.steps.data = view.steps?.value ?? ''
    }
  }
}
