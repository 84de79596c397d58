import { listBoard } from '@repo/api-client/challenges/list-board'

import { listRoute } from '../../../lists/list-route.ts'
import { boardSource } from '../board-source.ts'
import { presentStanding } from '../presenters/standing.ts'

export const listBoardRoute = listRoute(listBoard, boardSource, { row: presentStanding })
