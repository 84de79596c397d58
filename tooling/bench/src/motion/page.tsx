/** The page of the bench: thirty tiles as on a wall or, by its address, bare boxes that move alike. */
import '@repo/ui/global.css'
import { ParticipantGrid } from '@repo/ui/participant-grid'
import { createTileBoard } from '@repo/ui/tile-board'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'

import { labels } from '../tiles/labels.ts'
import { createBoxes } from './bare-boxes.ts'
import { classAt, placesAt, SORTED_EVERY, TILES } from './moving-class.ts'
import type { RunMotion } from './ways.ts'

declare global {
  interface Window {
    runMotion: RunMotion
  }
}

const COLUMNS = 6
const SECOND_MS = 1000

/** Called once a second. */
type Beat = () => void

const showBoard = (root: HTMLElement): Beat => {
  const board = createTileBoard()
  let second = 0
  const write = () => {
    second += 1
    board.apply(placesAt(second).map((place) => classAt(second, place)))
  }
  write()
  board.flush()

  function Board() {
    const ids = useSyncExternalStore(board.ids.subscribe, board.ids.get)
    const rows = TILES / COLUMNS
    return (
      <ParticipantGrid
        ids={ids}
        sourceOf={board.source}
        labels={labels}
        label=""
        columns={COLUMNS}
        rows={rows}
        isDense
      />
    )
  }

  createRoot(root).render(<Board />)
  return write
}

const showBoxes = (root: HTMLElement): Beat => {
  const boxes = createBoxes(TILES)
  root.append(boxes.root)
  let second = 0
  return () => {
    if (second % SORTED_EVERY === 0) boxes.reverse()
    second += 1
  }
}

const root = document.querySelector<HTMLElement>('#board')
if (root === null) throw new Error('the page has no board')
const beat = location.search === '?boxes' ? showBoxes(root) : showBoard(root)

window.runMotion = async (seconds) => {
  for (let passed = 0; passed < seconds; passed += 1) {
    beat()
    await new Promise((resolve) => setTimeout(resolve, SECOND_MS))
  }
}
