import { exportRanking } from '@repo/api-client/statistics/export-ranking'

import { route } from '../../../http/route.ts'
import { sheetAnswer } from '../../../lists/files/sheet-answer.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { rankingOf } from '../center-report.ts'
import { askedPeriod } from './asked-period.ts'

const WORDS = {
  en: { title: 'Ranking', heads: ['Place', 'User', 'Sessions', 'Calories (kcal)', 'RookPoints'] },
  es: { title: 'Clasificacion', heads: ['Lugar', 'Usuario', 'Sesiones', 'Calorías (kcal)', 'RookPoints'] },
} as const

export const exportRankingRoute = route(exportRanking, async ({ query }, { context, principal, language }) => {
  const { format, ...asked } = query
  const now = context.clock.now()
  const { period, ranking } = await principal.branch.run(async (tx) => {
    const days = await askedPeriod(tx, asked, now)
    const ranked = await rankingOf(tx, days)
    await recordAudit(tx, principal, { action: 'members-ranking-exported' }, now)
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
