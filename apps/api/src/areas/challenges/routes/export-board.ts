import { exportBoard } from '@repo/api-client/challenges/list-board'

import { exportRoute } from '../../../lists/export-route.ts'
import { boardSource } from '../board-source.ts'
import { presentStanding } from '../presenters/standing.ts'

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
