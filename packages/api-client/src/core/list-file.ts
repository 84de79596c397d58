import type { ListCriteria } from '@repo/domain/lists/list'
import type { ZodMiniType } from 'zod/mini'

import type { Client, Download } from './client.ts'
import type { CallInput, Endpoint } from './endpoint.ts'
import type { ExportFormat } from './list.ts'

export interface ListFile<C extends string, S extends string> extends Endpoint {
  readonly query: ZodMiniType<ListCriteria<C, S> & { readonly format: ExportFormat }>
}

/** Downloads a list as a file. @throws {ApiError} as every call does. */
export const downloadList = <C extends string, S extends string>(
  client: Client,
  file: ListFile<C, S>,
  { search, sort, direction }: ListCriteria<C, S>,
  format: ExportFormat,
  params: Readonly<Record<string, string>> = {},
): Promise<Download> =>
  client.download(file, { params, query: { search, sort, direction, format } } as CallInput<typeof file>)
