import { useLayoutEffect, useRef, useState } from 'react'

import { ParticipantTile } from '../participant-tile/participant-tile.tsx'
import type { TileLabels, TileSource } from '../participant-tile/tile-view.ts'
import { createTilePainter, sameFrame } from './tile-painter.ts'

export interface LiveTileProps {
  source: TileSource
  labels: TileLabels
}

/** Drawn by React once, then written to directly: a packet a second costs a few text nodes, not a render. */
export function LiveTile({ source, labels }: LiveTileProps) {
  const root = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState(() => source.get())

  useLayoutEffect(() => {
    if (root.current === null) return undefined
    const paint = createTilePainter(root.current)
    const follow = () => {
      const view = source.get()
      if (sameFrame(frame, view)) paint(view)
      else setFrame(view)
    }
    follow()
    return source.subscribe(follow)
  }, [source, frame])

  return <ParticipantTile ref={root} tile={frame} labels={labels} />
}
