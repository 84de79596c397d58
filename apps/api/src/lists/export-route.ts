import type { Access, Endpoint, Schema } from '@repo/api-client/core/endpoint'
import type { ExportFormat } from '@repo/api-client/core/list'
import type { AuditAction } from '@repo/domain/center/audit-actions'
import type { ListCriteria } from '@repo/domain/lists/list'
import { dayIn } from '@repo/domain/time/day'
import type { ZodMiniType } from 'zod/mini'

import { route, type Route } from '../http/route.ts'
import { inChunks } from '../lib/first-chunk.ts'
import type { Language } from '../lib/language.ts'
import { centerZone } from './date-filters.ts'
import { type Cell, sheetAnswer } from './files/sheet-answer.ts'
import { listCallOf, paramsOf } from './list-route.ts'
import type { ListSource } from './list-source.ts'

type Staff = Extract<Access, { kind: 'staff' }>

type ExportedBy<C extends string, S extends string> = Endpoint<
  Schema | undefined,
  ZodMiniType<ListCriteria<C, S> & { readonly format: ExportFormat }>,
  undefined,
  Schema,
  Staff
>

interface Reader {
  readonly language: Language
  readonly zone: string
}

interface ExportedSheet<Stored> {
  readonly audit: AuditAction
  readonly title: Readonly<Record<Language, string>>
  readonly heads: Readonly<Record<Language, readonly string[]>>
  readonly cells: (stored: Stored, reader: Reader) => readonly Cell[]
}

const ROWS_PER_CHUNK = 500

async function* inCells<Stored>(stored: AsyncIterable<Stored>, cells: (one: Stored) => readonly Cell[]) {
  for await (const chunk of inChunks(stored, ROWS_PER_CHUNK)) yield chunk.map(cells)
}

export const exportRoute = <Stored, C extends string, S extends string>(
  endpoint: ExportedBy<C, S>,
  source: ListSource<Stored, C, S>,
  { audit, title, heads, cells }: ExportedSheet<Stored>,
): Route =>
  route(endpoint, async (input, call) => {
    const { query } = input
    paramsOf(input, call.principal)
    const { principal, language, context } = call
    const now = context.clock.now()
    const zone = await principal.branch.run(async (tx) => {
      const own = await centerZone(tx)
      await context.audit.record(tx, principal, { action: audit }, now)
      return own
    })
    const stored = await source.each(listCallOf(call), query)
    return sheetAnswer({
      format: query.format,
      title: title[language],
      day: dayIn(zone, now),
      heads: heads[language],
      chunks: inCells(stored, (one) => cells(one, { language, zone })),
    })
  })
