import { listBoard } from '@repo/api-client/challenges/list-board'

import { listRoute } from '../../lists/list-route.ts'
import { presentStanding } from '../../presenters/standing.ts'
import { boardSource } from '../../queries/board-source.ts'

export const listBoardRoute = listRoute(listBoard, boardSource, { row: presentStanding })
