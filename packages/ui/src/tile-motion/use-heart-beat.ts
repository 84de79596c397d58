import { useEffect, useRef, type RefObject } from 'react'

import type { TileView } from '../participant-tile/tile-view.ts'
import { createHeartBeat, type HeartBeat } from './heart-beat.ts'

/** The heart of a tile that React draws beats with its member's. */
export function useHeartBeat(tile: RefObject<HTMLElement | null>, view: TileView): void {
  const beat = useRef<HeartBeat | null>(null)
  useEffect(() => {
    beat.current = tile.current === null ? null : createHeartBeat(tile.current)
    return () => beat.current?.stop()
  }, [tile])
  useEffect(() => beat.current?.follow(view), [view])
}
