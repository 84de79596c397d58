import { boardList } from '@repo/domain/challenges/challenge-list'
import { listAddress } from '@repo/domain/lists/list-address'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { allowedTo } from '../../../app/session/allowed-to.ts'
import { BoardPage } from '../../../features/challenges/board/board-page.tsx'

export const Route = createFileRoute('/_guarded/challenges/board')({
  validateSearch: v.object(listAddress(boardList)),
  beforeLoad: allowedTo('/challenges'),
  component: BoardRoute,
})

function BoardRoute() {
  return <BoardPage search={Route.useSearch()} />
}
