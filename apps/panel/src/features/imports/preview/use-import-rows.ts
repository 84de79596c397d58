import type { ImportRow } from '@repo/api-client/imports/import-rows'
import { importQueries, type RowsShown } from '@repo/api-client/imports/queries'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useServices } from '../../../app/services-context.ts'

/** With rows that were edited here, which no longer have the state that is shown. */
const withEdited = (rows: readonly ImportRow[], edited: ReadonlyMap<number, ImportRow>): readonly ImportRow[] => {
  const gone = [...edited.values()].filter(({ number }) => !rows.some((row) => row.number === number))
  return gone.length === 0 ? rows : [...rows, ...gone].toSorted((one, other) => one.number - other.number)
}

const NONE: ReadonlyMap<number, ImportRow> = new Map()

/** A page of rows. Edited rows stay in place until other rows are shown. */
export const useImportRows = (uuid: string, shown: RowsShown) => {
  const { client } = useServices()
  const query = useQuery(importQueries.rows(client, uuid, shown))
  const place = JSON.stringify(shown)
  const [kept, setKept] = useState({ place, rows: NONE })
  const edited = kept.place === place ? kept.rows : NONE
  const keep = (row: ImportRow) =>
    setKept((before) => ({
      place,
      rows: new Map([...(before.place === place ? before.rows : NONE), [row.number, row]]),
    }))
  return {
    query,
    page: query.data,
    rows: query.data === undefined ? undefined : withEdited(query.data.rows, edited),
    keep,
  }
}
