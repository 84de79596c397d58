import { useLingui } from '@lingui/react/macro'
import type { RequestRow } from '@repo/api-client/requests/requests'
import { memo } from 'react'

import { useSession } from '../../app/session/session-store.ts'
import { RowActions } from '../../lib/list/row-actions.tsx'
import { fullName } from '../../lib/people/full-name.ts'

export type RequestAction = 'accept' | 'refuse'

interface RequestRowActionsProps {
  request: RequestRow
  onAction: (action: RequestAction, request: RequestRow) => void
}

export const RequestRowActions = memo(function RequestRowActions({ request, onAction }: RequestRowActionsProps) {
  const { t } = useLingui()
  const isAllowed = useSession().permissions.includes('user_create')
  const name = fullName(request)
  return (
    <RowActions<RequestAction>
      direct={[
        { kind: 'accept', icon: 'check', label: t`Accept ${name}`, isAllowed },
        { kind: 'refuse', icon: 'close', label: t`Reject ${name}`, isAllowed },
      ]}
      more={[]}
      moreLabel={t`More actions for ${name}`}
      onAction={(kind) => onAction(kind, request)}
    />
  )
})
