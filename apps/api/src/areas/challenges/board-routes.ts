import { exportBoard, listBoard, listRecentPoints, showChallengeDashboard } from '@repo/api-client/challenges/board'

import { route } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'
import { exportRoute } from '../../lists/export-route.ts'
import { listRoute } from '../../lists/list-route.ts'
import { boardSource, recentPoints } from './board.ts'
import { challengeFigures } from './challenge-sums.ts'
import { presentStanding } from './presenters.ts'

export const listBoardRoute = listRoute(listBoard, boardSource, { row: presentStanding })

export const exportBoardRoute = exportRoute(exportBoard, boardSource, {
  audit: 'challenge-board-exported',
  title: { en: 'Challenge ranking', es: 'Clasificación de retos' },
  heads: {
    en: ['Place', 'User', 'Pseudonym', 'Email', 'Challenges', 'Completed', 'Gold', 'Silver', 'Bronze', 'Points'],
    es: ['Lugar', 'Usuario', 'Seudónimo', 'Correo', 'Retos', 'Terminados', 'Oro', 'Plata', 'Bronce', 'Puntos'],
  },
  cells: (row) => {
    const { position, name, pseudonym, email, participated, finished, medals, points } = presentStanding(row)
    return [position, name, pseudonym, email, participated, finished, medals.gold, medals.silver, medals.bronze, points]
  },
})

export const listRecentPointsRoute = route(listRecentPoints, (_, { context, principal }) =>
  principal.branch.read((tx) => recentPoints(tx, context.clock.now())),
)

export const showChallengeDashboardRoute = route(showChallengeDashboard, ({ query }, { context, principal }) => {
  const { branch } = principal
  if ((query.branchUuid ?? branch.branchUuid) !== branch.branchUuid) throw new Refusal('not-found')
  return branch.read((tx) => challengeFigures(tx, context.clock.now()))
})
