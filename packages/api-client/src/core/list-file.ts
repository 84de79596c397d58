import type { ListAsk } from '@repo/domain/list'
import type { ZodMiniType } from 'zod/mini'

import type { Client, Download } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import type { ExportFormat } from './list.ts'

/** An endpoint that answers with a list as a file. */
export interface ListFile<C extends string, S extends string> extends Endpoint {
  readonly query: ZodMiniType<ListAsk<C, S> & { readonly format: ExportFormat }>
}

/**
 * Fetches a list as a file: the rows that are asked for, in that order.
 * @throws {ApiError} as every call does.
 */
export const downloadList = <C extends string, S extends string>(
  client: Client,
  file: ListFile<C, S>,
  { search, sort, direction }: ListAsk<C, S>,
  format: ExportFormat,
): Promise<Download> => client.download(file, { query: { search, sort, direction, format } })
