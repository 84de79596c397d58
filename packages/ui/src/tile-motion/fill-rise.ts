import { fillTransform } from '../participant-tile/tile-attributes.ts'
import { wantsCalm } from './wants-calm.ts'

const RISING: KeyframeAnimationOptions = { duration: 600, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

/**
 * Slides the fill of a tile from where it was shown last to where it stands now. A transition of the style would tell
 * the page of its begin and end, four events a tile and second.
 */
export function createFillRise(tile: HTMLElement): (share: number) => void {
  const fill = tile.querySelector<HTMLElement>('[data-part="fill"]')
  let shown: string | null = null
  return (share) => {
    const transform = fillTransform(share)
    if (transform === shown) return
    if (shown !== null && !wantsCalm()) fill?.animate([{ transform: shown }, { transform }], RISING)
    shown = transform
  }
}
