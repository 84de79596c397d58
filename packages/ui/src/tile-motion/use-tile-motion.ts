import { useEffect, useRef, type RefObject } from 'react'

import type { TileView } from '../participant-tile/tile-view.ts'
import { createTileMotion, type TileMotion } from './tile-motion.ts'

export function useTileMotion(tile: RefObject<HTMLElement | null>, view: TileView): void {
  const motion = useRef<TileMotion | null>(null)
  useEffect(() => {
    motion.current = tile.current === null ? null : createTileMotion(tile.current)
    return () => motion.current?.stop()
  }, [tile])
  useEffect(() => motion.current?.follow(view), [view])
}
