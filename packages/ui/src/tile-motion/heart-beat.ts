import type { TileView } from '../participant-tile/tile-view.ts'
import { wantsCalm } from './wants-calm.ts'

const SECOND_MS = 1000
/** Beats a second at the rate of 1. */
const MINUTE_S = 60

/** Two beats a minute, which no eye tells apart: a new speed costs the machine a new animation. */
const LEAST_STEP = 2.5 / MINUTE_S

const BEAT: Keyframe[] = [
  { transform: 'scale(1)' },
  { transform: 'scale(1.16)', offset: 0.18 },
  { transform: 'scale(1.02)', offset: 0.36 },
  { transform: 'scale(1.07)', offset: 0.48 },
  { transform: 'scale(1)', offset: 0.7 },
  { transform: 'scale(1)' },
]

/** Beats a second; 0 where the heart is not heard at this moment. */
export const beatRate = ({ heartRate, signal }: Pick<TileView, 'heartRate' | 'signal'>): number => {
  const rate = signal === 'live' ? Number(heartRate) : 0
  return rate > 0 ? rate / MINUTE_S : 0
}

export interface HeartBeat {
  follow: (view: Pick<TileView, 'heartRate' | 'signal'>) => void
  stop: () => void
}

/** Lets the heart of a tile beat as the member's own does. Another rate changes its speed, never its phase. */
export function createHeartBeat(tile: HTMLElement): HeartBeat {
  const heart = tile.querySelector<HTMLElement>('[data-part="beat"]')
  let beat: Animation | null = null
  let shown = 0
  const stop = () => {
    beat?.cancel()
    beat = null
    shown = 0
  }
  const follow: HeartBeat['follow'] = (view) => {
    const rate = wantsCalm() ? 0 : beatRate(view)
    if (rate === 0) return stop()
    if (heart === null || Math.abs(rate - shown) < LEAST_STEP) return
    if (beat === null) {
      beat = heart.animate(BEAT, { duration: SECOND_MS, iterations: Infinity })
      beat.playbackRate = rate
    } else beat.updatePlaybackRate(rate)
    shown = rate
  }
  return { follow, stop }
}
