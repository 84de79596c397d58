import { wantsCalm } from '../tile-motion/wants-calm.ts'
import { isSamePlace, type Place, type Raster, tileCorner, wayBetween } from './tile-places.ts'

const GLIDE: KeyframeAnimationOptions = { duration: 400, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

/** In turns some cells a frame: few where each becomes a layer of its own that glides, more where they jump. */
export type Moving = 'at-once' | 'jumping' | 'gliding'
const CELLS_A_FRAME = { jumping: 6, gliding: 4 }

export interface Seat {
  readonly cell: HTMLElement
  readonly place: Place
  readonly index: number
  readonly count: number
}

export interface CellMover {
  /** Brings every cell to its place: at once, or in turns from where it is seen. */
  arrange: (seats: readonly Seat[], raster: Raster, moving: Moving) => void
  /** What stands in this cell is drawn anew: it goes to its place in the same frame, and is painted once for both. */
  follow: (cell: HTMLElement) => void
  stop: () => void
}

/** Asks for a call in the next frame; returns how to take that back. */
type Schedule = (step: () => void) => () => void

const nextFrame: Schedule = (step) => {
  const frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

const put = ({ cell, place, index, count }: Seat, raster: Raster): void => {
  Object.assign(cell.style, tileCorner(place, raster))
  cell.style.setProperty('reading-order', String(index))
  cell.ariaPosInSet = String(index + 1)
  cell.ariaSetSize = String(count)
}

/** A cell that moves in this way moves nobody else, and nothing in it is laid out anew. */
export const createCellMover = (schedule: Schedule = nextFrame): CellMover => {
  const shown = new WeakMap<HTMLElement, Seat>()
  const waiting = new Map<HTMLElement, Seat>()
  let cancel = () => {}
  let go: (seat: Seat) => void = () => {}
  let hasFollowed = false

  const stop = (): void => {
    cancel()
    waiting.clear()
    hasFollowed = false
  }
  const settle = (seat: Seat, raster: Raster): void => {
    put(seat, raster)
    shown.set(seat.cell, seat)
  }
  const glide = (seat: Seat, raster: Raster): void => {
    const from = shown.get(seat.cell)?.place ?? seat.place
    settle(seat, raster)
    seat.cell.animate([{ transform: wayBetween(seat.place, from, raster) }, { transform: 'none' }], GLIDE)
  }
  const setOff = (seat: Seat): void => {
    waiting.delete(seat.cell)
    go(seat)
  }
  /** A frame in which cells followed what is drawn in them has enough to do. */
  const takeTurns = (share: number): void => {
    if (waiting.size === 0) return
    cancel = schedule(() => {
      if (!hasFollowed) for (const seat of [...waiting.values()].slice(0, share)) setOff(seat)
      hasFollowed = false
      takeTurns(share)
    })
  }
  return {
    arrange: (seats, raster, moving) => {
      stop()
      const isMoved = ({ cell, place }: Seat) => !isSamePlace(shown.get(cell)?.place ?? place, place)
      // to write what stands there has the page look at it anew
      const isThere = ({ cell, index, count }: Seat) => {
        const seat = shown.get(cell)
        return seat?.index === index && seat.count === count
      }
      for (const seat of seats) if (moving === 'at-once' || (!isMoved(seat) && !isThere(seat))) settle(seat, raster)
      if (moving === 'at-once') return
      const way = moving === 'gliding' && wantsCalm() ? 'jumping' : moving
      go = (seat) => (way === 'gliding' ? glide(seat, raster) : settle(seat, raster))
      for (const seat of seats) if (isMoved(seat)) waiting.set(seat.cell, seat)
      takeTurns(CELLS_A_FRAME[way])
    },
    follow: (cell) => {
      const seat = waiting.get(cell)
      if (seat === undefined) return
      hasFollowed = true
      setOff(seat)
    },
    stop,
  }
}
