import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { createCellMover } from './cell-mover.ts'
import { placeAt, type Raster } from './tile-places.ts'

interface Arrangement extends Raster {
  /** Who is to be seen where, in reading order. */
  readonly ids: readonly string[]
  readonly isGliding: boolean
}

/** Keeps the cells of a list, which say whose they are, in their places. Nothing glides where tiles get another size. */
export const useCellPlaces = (list: RefObject<HTMLElement | null>, arrangement: Arrangement): void => {
  const { ids, columns, rows, gap, isGliding } = arrangement
  const [mover] = useState(() => createCellMover())
  const size = useRef('')
  useLayoutEffect(() => {
    const count = ids.length
    const indexOf = new Map(ids.map((id, index) => [id, index]))
    const seats = [...(list.current?.children ?? [])].flatMap((cell) => {
      const index = cell instanceof HTMLElement ? indexOf.get(cell.dataset['id'] ?? '') : undefined
      if (!(cell instanceof HTMLElement) || index === undefined) return []
      return [{ cell, place: placeAt(index, count, columns), index, count }]
    })
    const isSameSize = size.current === `${columns}×${rows}`
    size.current = `${columns}×${rows}`
    mover.arrange(seats, { columns, rows, gap }, !isSameSize ? 'at-once' : isGliding ? 'gliding' : 'jumping')
  }, [list, mover, ids, columns, rows, gap, isGliding])
  useEffect(() => () => mover.stop(), [mover])
}
