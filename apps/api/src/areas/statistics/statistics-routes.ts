import { exportRanking, showReport, type statisticsEndpoints } from '@repo/api-client/statistics/endpoints'
import { type Period, requestedPeriod, periodFault } from '@repo/domain/time/period'

import type { Transaction } from '../../database/database.ts'
import { route, type RoutesOf } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'
import { centerToday } from '../../lists/date-filters.ts'
import { sheetAnswer } from '../../lists/files/sheet-answer.ts'
import { centerReport, rankingOf } from './center-report.ts'

/** Days are in the center's time zone. */
const periodOrDefault = async (tx: Transaction, requested: Partial<Period>, now: number): Promise<Period> => {
  const period = requestedPeriod(requested, await centerToday(tx, now))
  if (periodFault(period) !== null) throw new Refusal('invalid-input', { fields: { to_date: 'invalid-input' } })
  return period
}

const showReportRoute = route(showReport, ({ query }, { context, principal, language }) =>
  principal.branch.read(async (tx) =>
    centerReport(tx, await periodOrDefault(tx, query, context.clock.now()), language),
  ),
)

const WORDS = {
  en: { title: 'Ranking', heads: ['Place', 'User', 'Sessions', 'Calories (kcal)', 'RookPoints'] },
  es: { title: 'Clasificacion', heads: ['Lugar', 'Usuario', 'Sesiones', 'Calorías (kcal)', 'RookPoints'] },
} as const

const exportRankingRoute = route(exportRanking, async ({ query }, { context, principal, language }) => {
  const { format, ...requested } = query
  const now = context.clock.now()
  const { period, ranking } = await principal.branch.run(async (tx) => {
    const days = await periodOrDefault(tx, requested, now)
    const ranked = await rankingOf(tx, days)
    await context.audit.record(tx, principal, { action: 'members-ranking-exported' }, now)
    return { period: days, ranking: ranked }
  })
  const rows = ranking.map(({ user, trainings, calories, points }, index) => [
    index + 1,
    user,
    trainings,
    calories,
    points,
  ])
  const { title, heads } = WORDS[language]
  return sheetAnswer({ format, title, day: `${period.start}-${period.end}`, heads, chunks: one(rows) })
})

async function* one<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  yield rows
}

export const statisticsRoutes: RoutesOf<typeof statisticsEndpoints> = {
  showReport: showReportRoute,
  exportRanking: exportRankingRoute,
}
