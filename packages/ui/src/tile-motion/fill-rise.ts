import { fillLack } from '../participant-tile/tile-attributes.ts'
import { wantsCalm } from './wants-calm.ts'

const RISING: KeyframeAnimationOptions = { duration: 600, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

/** A smaller step is at most 3 px on a display, and each slide costs frames. */
const LEAST_STEP = 0.025

const standing = (share: number): Keyframe => ({ transform: `translateY(${fillLack(share)})` })

/** Animated by script, because a style transition fires four events per tile and second. */
export function createFillRise(tile: HTMLElement): (share: number) => void {
  const fill = tile.querySelector<HTMLElement>('[data-part="fill"]')
  let shown: number | null = null
  return (share) => {
    const isSeen = shown !== null && Math.abs(share - shown) >= LEAST_STEP
    if (shown !== null && isSeen && !wantsCalm()) fill?.animate([standing(shown), standing(share)], RISING)
    shown = share
  }
}
