import {
  nextOrder,
  rankedUsers,
  type Ranked,
  type RankedBy,
  type RankingOrder,
  type RankingSize,
} from '@repo/domain/challenges/ranking'
import { useMemo, useState } from 'react'

export const useRanking = (all: readonly Ranked[]) => {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<RankingOrder>(null)
  const [size, setSize] = useState<RankingSize>(10)
  const [asked, setRequested] = useState(1)
  // ranks refer to the whole ranking, whatever the search and order
  const places = useMemo(() => new Map(all.map(({ uuid }, index) => [uuid, index + 1])), [all])
  const found = useMemo(() => rankedUsers(all, search, order), [all, search, order])
  const lastPage = Math.max(1, Math.ceil(found.length / size))
  const page = Math.min(asked, lastPage)
  const anew =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setRequested(1)
    }
  return {
    search,
    order,
    size,
    page,
    lastPage,
    total: found.length,
    rows: found.slice((page - 1) * size, page * size),
    placeOf: (uuid: string): number => places.get(uuid) ?? 0,
    setSearch: anew(setSearch),
    setSize: anew(setSize),
    setPage: setRequested,
    sortBy: (by: RankedBy) => anew(setOrder)(nextOrder(by, order)),
  }
}
