import type { TileView } from '../participant-tile/tile-view.ts'
import { wantsCalm } from './wants-calm.ts'

const SECOND_MS = 1000
const MINUTE_S = 60

/** 2 beats per minute aren't visible, and each new speed costs a new animation. */
const LEAST_STEP = 2.5 / MINUTE_S

const BEAT: Keyframe[] = [
  { transform: 'scale(1)' },
  { transform: 'scale(1.16)', offset: 0.18 },
  { transform: 'scale(1.02)', offset: 0.36 },
  { transform: 'scale(1.07)', offset: 0.48 },
  { transform: 'scale(1)', offset: 0.7 },
  { transform: 'scale(1)' },
]

/** In beats per second; 0 without a signal. */
export const beatRate = ({ heartRate, signal }: Pick<TileView, 'heartRate' | 'signal'>): number => {
  const rate = signal === 'live' ? Number(heartRate) : 0
  return rate > 0 ? rate / MINUTE_S : 0
}

export interface HeartBeat {
  follow: (view: Pick<TileView, 'heartRate' | 'signal'>) => void
  stop: () => void
}

/** Changes the speed, never the phase. */
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
