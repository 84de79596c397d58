import type { ImportKind, RowState } from '@repo/domain/imports/import'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { Client } from '../core/client.ts'
import { listImportCodes, listImportRows, listImports, showImport } from './endpoints.ts'

const POLLED_EVERY_MS = 1000

const all = ['imports'] as const

export interface RowsShown {
  readonly state?: RowState | 'moved' | 'kept' | undefined
  readonly page?: number | undefined
}

export const importQueries = {
  all,
  recent: (client: Client, kind: ImportKind) =>
    queryOptions({
      queryKey: [...all, 'recent', kind],
      queryFn: ({ signal }) => client.call(listImports, { query: { kind } }, signal),
    }),
  /** Polls while the import runs. */
  one: (client: Client, uuid: string) =>
    queryOptions({
      queryKey: [...all, uuid],
      queryFn: ({ signal }) => client.call(showImport, { params: { uuid } }, signal),
      refetchInterval: ({ state: { data } }) =>
        data?.state === 'running' || data?.state === 'undoing' ? POLLED_EVERY_MS : false,
    }),
  rows: (client: Client, uuid: string, shown: RowsShown) =>
    queryOptions({
      queryKey: [...all, uuid, 'rows', shown],
      queryFn: ({ signal }) => client.call(listImportRows, { params: { uuid }, query: shown }, signal),
      placeholderData: keepPreviousData,
    }),
  codes: (client: Client, uuid: string) =>
    queryOptions({
      queryKey: [...all, uuid, 'codes'],
      queryFn: ({ signal }) => client.call(listImportCodes, { params: { uuid } }, signal),
    }),
}
