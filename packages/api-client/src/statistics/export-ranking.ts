import type { Period } from '@repo/domain/time/period'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { EXPORT_FORMATS, type ExportFormat } from '../core/list.ts'
import { CalendarDate } from '../core/schemas.ts'

const RankingWire = z.object({
  from_date: z.optional(CalendarDate),
  to_date: z.optional(CalendarDate),
  format: z.enum(EXPORT_FORMATS),
})

/** The ranking of a period as a file. */
export const exportRanking = endpoint({
  method: 'GET',
  path: '/api/v2/center/report/export',
  summary: 'Export the ranking as CSV or XLSX',
  access: { kind: 'staff', permission: 'reports' },
  query: z.codec(RankingWire, z.custom<Partial<Period> & { readonly format: ExportFormat }>(), {
    decode: ({ from_date: start, to_date: end, format }) => ({
      format,
      ...(start === undefined ? {} : { start }),
      ...(end === undefined ? {} : { end }),
    }),
    encode: ({ start, end, format }) => ({ format, from_date: start, to_date: end }),
  }),
  download: true,
})
