import { listBoard } from '@repo/api-client/challenges/list-board'
import { addressOf } from '@repo/api-client/core/list'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { BoardPage } from '../../../features/challenges/board-page.tsx'
import { RouteErrorPage } from '../../../features/shell/route-error-page.tsx'

export const Route = createFileRoute('/_guarded/challenges/board')({
  validateSearch: v.object(addressOf(listBoard)),
  component: BoardRoute,
  errorComponent: RouteErrorPage,
})

function BoardRoute() {
  return <BoardPage search={Route.useSearch()} />
}
