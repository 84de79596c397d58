import { useLayoutEffect, useRef, useState } from 'react'

import { createHeartBeat } from '../heart-beat/heart-beat.ts'
import { ParticipantTile } from '../participant-tile/participant-tile.tsx'
import type { TileLabels, TileSource } from '../participant-tile/tile-view.ts'
import { createTilePainter, sameFrame } from './tile-painter.ts'

export interface LiveTileProps {
  source: TileSource
  labels: TileLabels
  /** Its heart beats as the member's does. */
  beats?: boolean
}

/** Drawn by React once, then written to directly: a packet a second costs a few text nodes, not a render. */
export function LiveTile({ source, labels, beats = false }: LiveTileProps) {
  const root = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState(() => source.get())

  useLayoutEffect(() => {
    if (root.current === null) return undefined
    const paint = createTilePainter(root.current)
    const beat = beats ? createHeartBeat(root.current) : null
    const follow = () => {
      const view = source.get()
      if (!sameFrame(frame, view)) return setFrame(view)
      paint(view)
      beat?.follow(view)
    }
    follow()
    const unsubscribe = source.subscribe(follow)
    return () => {
      unsubscribe()
      beat?.stop()
    }
  }, [source, frame, beats])

  return <ParticipantTile ref={root} tile={frame} labels={labels} />
}
