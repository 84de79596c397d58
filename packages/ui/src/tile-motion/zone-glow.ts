import type { TileLevel } from '../participant-tile/tile-view.ts'
import { wantsCalm } from './wants-calm.ts'

const GLOW: Keyframe[] = [{ opacity: 0.55 }, { opacity: 0 }]
const FADING: KeyframeAnimationOptions = { duration: 600, easing: 'ease-out' }

/** The first level doesn't light up. */
export function createZoneGlow(tile: HTMLElement): (level: TileLevel) => void {
  const glow = tile.querySelector<HTMLElement>('[data-part="glow"]')
  let shown: TileLevel | null = null
  return (level) => {
    if (level === shown) return
    if (shown !== null && !wantsCalm()) glow?.animate(GLOW, FADING)
    shown = level
  }
}
