import { fillLack } from '../participant-tile/tile-attributes.ts'
import { wantsCalm } from './wants-calm.ts'

const RISING: KeyframeAnimationOptions = { duration: 600, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

/** A smaller step is a pixel or three on a wall: nobody sees it slide, and each slide costs frames. */
const LEAST_STEP = 0.025

const standing = (share: number): Keyframe => ({ transform: `translateY(${fillLack(share)})` })

/**
 * Slides the fill of a tile from where it was shown last to where it stands now. A transition of the style would tell
 * the page of its begin and end, four events a tile and second.
 */
export function createFillRise(tile: HTMLElement): (share: number) => void {
  const fill = tile.querySelector<HTMLElement>('[data-part="fill"]')
  let shown: number | null = null
  return (share) => {
    const isSeen = shown !== null && Math.abs(share - shown) >= LEAST_STEP
    if (shown !== null && isSeen && !wantsCalm()) fill?.animate([standing(shown), standing(share)], RISING)
    shown = share
  }
}
