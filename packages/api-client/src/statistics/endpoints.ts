import type { Ranked } from '@repo/domain/challenges/ranking'
import { type Period, periodFault } from '@repo/domain/time/period'
import * as z from 'zod/mini'

import { endpoint, type Endpoint } from '../core/endpoint.ts'
import { EXPORT_FORMATS, type ExportFormat } from '../core/list.ts'
import { renamed } from '../core/renamed.ts'
import { CalendarDate } from '../core/schemas.ts'

const PeriodWire = z
  .object({ from_date: z.optional(CalendarDate), to_date: z.optional(CalendarDate) })
  .check(
    z.refine(
      ({ from_date: start, to_date: end }) =>
        start === undefined || end === undefined || periodFault({ start, end }) === null,
      { path: ['to_date'] },
    ),
  )

const ReportPeriod = renamed(PeriodWire, { from_date: 'start', to_date: 'end' })

const RankedWire = z.object({
  user_uuid: z.string(),
  user: z.string(),
  total_sessions: z.int(),
  kcal: z.nullable(z.number()),
  rookpoints: z.number(),
})

const TotalsWire = z.object({
  from_date: CalendarDate,
  to_date: CalendarDate,
  trainings: z.int(),
  users: z.int(),
  seconds: z.int(),
  kcal: z.nullable(z.number()),
  rookpoints: z.number(),
})
type TotalsWire = z.infer<typeof TotalsWire>

const ReportWire = z.object({
  users_classification: z.array(RankedWire),
  trainings_count_per_datetime: z.array(z.object({ date: CalendarDate, total_trainings: z.int() })),
  trainings_count_per_training_type: z.record(z.string(), z.int()),
  totals: TotalsWire,
  totals_before: TotalsWire,
})

export interface ReportTotals extends Period {
  readonly trainings: number
  readonly users: number
  readonly seconds: number
  readonly calories: number | null
  readonly points: number
}

export interface CenterReport {
  readonly ranking: readonly Ranked[]
  readonly days: readonly { readonly day: string; readonly trainings: number }[]
  readonly types: readonly { readonly name: string; readonly trainings: number }[]
  readonly totals: ReportTotals
  readonly before: ReportTotals
}

const totalsOf = ({ from_date: start, to_date: end, kcal: calories, rookpoints: points, ...rest }: TotalsWire) => ({
  ...rest,
  start,
  end,
  calories,
  points,
})
const wireTotalsOf = ({ start, end, calories, points, ...rest }: ReportTotals): TotalsWire => ({
  ...rest,
  from_date: start,
  to_date: end,
  kcal: calories,
  rookpoints: points,
})

const ReportCodec = z.codec(ReportWire, z.custom<CenterReport>(), {
  decode: (wire) => ({
    ranking: wire.users_classification.map(
      ({ user_uuid: uuid, total_sessions: trainings, kcal: calories, rookpoints: points, user }) => ({
        uuid,
        user,
        trainings,
        calories,
        points,
      }),
    ),
    days: wire.trainings_count_per_datetime.map(({ date: day, total_trainings: trainings }) => ({ day, trainings })),
    types: Object.entries(wire.trainings_count_per_training_type).map(([name, trainings]) => ({ name, trainings })),
    totals: totalsOf(wire.totals),
    before: totalsOf(wire.totals_before),
  }),
  encode: ({ ranking, days, types, totals, before }): z.infer<typeof ReportWire> => ({
    users_classification: ranking.map(({ uuid, user, trainings, calories, points }) => ({
      user_uuid: uuid,
      user,
      total_sessions: trainings,
      kcal: calories,
      rookpoints: points,
    })),
    trainings_count_per_datetime: days.map(({ day, trainings }) => ({ date: day, total_trainings: trainings })),
    trainings_count_per_training_type: Object.fromEntries(types.map(({ name, trainings }) => [name, trainings])),
    totals: wireTotalsOf(totals),
    totals_before: wireTotalsOf(before),
  }),
})

export const showReport = endpoint({
  method: 'GET',
  path: '/api/v2/center/report',
  summary: 'Statistics of the center',
  access: { kind: 'staff', permission: 'reports' },
  query: ReportPeriod,
  response: ReportCodec,
})

const RankingWire = z.object({
  from_date: z.optional(CalendarDate),
  to_date: z.optional(CalendarDate),
  format: z.enum(EXPORT_FORMATS),
})

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

export const statisticsEndpoints = {
  showReport,
  exportRanking,
} satisfies Record<string, Endpoint>
