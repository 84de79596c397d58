import type { TileView } from '../participant-tile/tile-view.ts'
import { createFillRise } from './fill-rise.ts'
import { createHeartBeat } from './heart-beat.ts'
import { createZoneGlow } from './zone-glow.ts'

export interface TileMotion {
  /** The first view doesn't animate. */
  follow: (view: TileView) => void
  stop: () => void
}

export function createTileMotion(tile: HTMLElement): TileMotion {
  const beat = createHeartBeat(tile)
  const rise = createFillRise(tile)
  const glow = createZoneGlow(tile)
  return {
    follow: (view) => {
      beat.follow(view)
      rise(view.fill)
      glow(view.level)
    },
    stop: beat.stop,
  }
}
