import { useLayoutEffect, useRef, useState } from 'react'

import { ParticipantTile } from '../participant-tile/participant-tile.tsx'
import type { TileLabels, TileSource } from '../participant-tile/tile-view.ts'
import { createTileMotion } from '../tile-motion/tile-motion.ts'
import { createTilePainter, sameFrame } from './tile-painter.ts'

export interface LiveTileProps {
  source: TileSource
  labels: TileLabels
  isLively?: boolean
}

/** Rendered once, then written directly: an update per second costs a few text nodes instead of a render. */
export function LiveTile({ source, labels, isLively = false }: LiveTileProps) {
  const root = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState(() => source.get())

  useLayoutEffect(() => {
    if (root.current === null) return undefined
    const paint = createTilePainter(root.current)
    const motion = isLively ? createTileMotion(root.current) : null
    const follow = () => {
      const view = source.get()
      if (!sameFrame(frame, view)) return setFrame(view)
      paint(view)
      motion?.follow(view)
    }
    follow()
    const unsubscribe = source.subscribe(follow)
    return () => {
      unsubscribe()
      motion?.stop()
    }
  }, [source, frame, isLively])

  return <ParticipantTile ref={root} tile={frame} labels={labels} />
}
