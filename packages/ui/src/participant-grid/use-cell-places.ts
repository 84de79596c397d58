import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import type { TileSource } from '../participant-tile/tile-view.ts'
import { createCellMover } from './cell-mover.ts'
import { placeAt, type Raster } from './tile-places.ts'

interface Arrangement extends Raster {
  readonly ids: readonly string[]
  readonly isGliding: boolean
  readonly sourceOf: (id: string) => TileSource
  readonly people: readonly string[]
}

const cellsIn = (list: HTMLElement | null): readonly HTMLElement[] =>
  [...(list?.children ?? [])].filter((cell) => cell instanceof HTMLElement)

/** Tiles don't glide while their size changes. */
export const useCellPlaces = (list: RefObject<HTMLElement | null>, arrangement: Arrangement): void => {
  const { ids, columns, rows, gap, isGliding, sourceOf, people } = arrangement
  const [mover] = useState(() => createCellMover())
  const size = useRef('')
  useLayoutEffect(() => {
    const count = ids.length
    const indexOf = new Map(ids.map((id, index) => [id, index]))
    const seats = cellsIn(list.current).flatMap((cell) => {
      const index = indexOf.get(cell.dataset['id'] ?? '')
      return index === undefined ? [] : [{ cell, place: placeAt(index, count, columns), index, count }]
    })
    const isSameSize = size.current === `${columns}×${rows}`
    size.current = `${columns}×${rows}`
    mover.arrange(seats, { columns, rows, gap }, !isSameSize ? 'at-once' : isGliding ? 'gliding' : 'jumping')
  }, [list, mover, ids, columns, rows, gap, isGliding])
  useLayoutEffect(() => {
    const cellOf = new Map(cellsIn(list.current).map((cell) => [cell.dataset['id'], cell]))
    const ends = people.map((id) => {
      const cell = cellOf.get(id)
      return cell === undefined ? () => {} : sourceOf(id).subscribe(() => mover.follow(cell))
    })
    return () => {
      for (const end of ends) end()
    }
  }, [list, mover, people, sourceOf])
  useEffect(() => () => mover.stop(), [mover])
}
