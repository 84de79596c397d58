import { useLingui } from '@lingui/react/macro'
import type { Challenge } from '@repo/api-client/challenges/challenge'
import { memo } from 'react'

import { useSession } from '../../../app/session/session-store.ts'
import { RowActions } from '../../../lib/list/row-actions.tsx'

export type ChallengeAction = 'view' | 'goals' | 'edit' | 'delete'

interface ChallengeRowActionsProps {
  challenge: Challenge
  onAction: (action: ChallengeAction, challenge: Challenge) => void
}

export const ChallengeRowActions = memo(function ChallengeRowActions(props: ChallengeRowActionsProps) {
  const { challenge, onAction } = props
  const { t } = useLingui()
  const mayWrite = useSession().permissions.includes('user_edit')
  const { name } = challenge
  return (
    <RowActions<ChallengeAction>
      direct={[
        { kind: 'view', icon: 'eye', label: t`View ${name}`, isAllowed: true },
        { kind: 'goals', icon: 'trophy', label: t`Goals for ${name}`, isAllowed: true },
      ]}
      more={[
        [{ kind: 'edit', icon: 'edit', label: t`Edit`, isAllowed: mayWrite }],
        [{ kind: 'delete', icon: 'trash', label: t`Delete`, tone: 'danger', isAllowed: mayWrite }],
      ]}
      moreLabel={t`More actions for ${name}`}
      onAction={(kind) => onAction(kind, challenge)}
    />
  )
})
