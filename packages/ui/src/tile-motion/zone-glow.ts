import type { TileLevel } from '../participant-tile/tile-view.ts'
import { wantsCalm } from './wants-calm.ts'

const GLOW: Keyframe[] = [{ opacity: 0.55 }, { opacity: 0 }]
const FADING: KeyframeAnimationOptions = { duration: 600, easing: 'ease-out' }

/** A tile lights up when its member reaches another zone; the level it is first told is where it stands already. */
export function createZoneGlow(tile: HTMLElement): (level: TileLevel) => void {
  const glow = tile.querySelector<HTMLElement>('[data-part="glow"]')
  let shown: TileLevel | null = null
  return (level) => {
    if (level === shown) return
    if (shown !== null && !wantsCalm()) glow?.animate(GLOW, FADING)
    shown = level
  }
}
