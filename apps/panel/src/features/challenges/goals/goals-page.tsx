import { useLingui } from '@lingui/react/macro'
import type { StoredSession } from '@repo/api-client/auth/stored-session'
import type { ChallengeDetail } from '@repo/api-client/challenges/challenge'
import type { Goal } from '@repo/api-client/challenges/goals'
import { goalQueries } from '@repo/api-client/challenges/queries'
import { type GoalColumn, goalList, type GoalSort } from '@repo/domain/challenges/challenge-list'
import type { ListAddress } from '@repo/domain/lists/list-address'
import { ButtonLink } from '@repo/ui/button-link'
import { IconLink } from '@repo/ui/icon-link'
import { Link } from '@tanstack/react-router'
import { memo, useCallback, useMemo, useState } from 'react'

import { useZone } from '../../../app/locale/use-zone.ts'
import { useSession } from '../../../app/session/session-store.ts'
import { ConfirmAction } from '../../../lib/confirm-action.tsx'
import { leftOpen } from '../../../lib/form/form-draft.ts'
import { ListPage } from '../../../lib/list/list-page.tsx'
import { RowActions } from '../../../lib/list/row-actions.tsx'
import { rowNow } from '../../../lib/list/row-now.ts'
import { useList } from '../../../lib/list/use-list.ts'
import { ChallengeSummary } from '../detail/challenge-summary.tsx'
import { ChallengeLoaded } from '../form/challenge-loaded.tsx'
import { useGoalCard, useGoalColumns } from './goal-columns.tsx'
import { GOAL_DRAFT, GoalDialog } from './goal-dialog.tsx'
import { useGoalLabels, useGoalPageLabels } from './goal-labels.ts'
import { useDeleteGoal, useSwitchGoal } from './goal-mutations.ts'

type GoalAction = 'on' | 'off' | 'edit' | 'delete'
type Open = { kind: 'none' } | { kind: 'form'; goal: Goal | null } | { kind: 'delete'; goal: Goal }

const CLOSED: Open = { kind: 'none' }

const openAtFirst = (session: StoredSession, { uuid, goals }: ChallengeDetail): Open => {
  const left = leftOpen(GOAL_DRAFT, session, { create: 'user_edit', edit: 'user_edit' })
  const goal = goals.find((one) => one.uuid === left?.uuid) ?? null
  return goal !== null || left?.uuid === uuid ? { kind: 'form', goal } : CLOSED
}

const keyOf = ({ uuid }: Goal): string => uuid

interface GoalRowActionsProps {
  goal: Goal
  isFree: boolean
  onAction: (action: GoalAction, goal: Goal) => void
}

const GoalRowActions = memo(function GoalRowActions({ goal, isFree, onAction }: GoalRowActionsProps) {
  const { t } = useLingui()
  const { types, amount } = useGoalLabels()
  const name = isFree ? types[goal.type] : `${types[goal.type]} ${amount(goal.type, goal.target)}`
  return (
    <RowActions<GoalAction>
      direct={[
        { kind: 'off', icon: 'pause', label: t`Turn off ${name}`, isAllowed: goal.isActive },
        { kind: 'on', icon: 'play', label: t`Turn on ${name}`, isAllowed: !goal.isActive },
        { kind: 'edit', icon: 'edit', label: t`Edit ${name}`, isAllowed: goal.isActive && !isFree },
        { kind: 'delete', icon: 'trash', label: t`Delete ${name}`, tone: 'danger', isAllowed: true },
      ]}
      more={[]}
      moreLabel={t`More actions for ${name}`}
      onAction={(kind) => onAction(kind, goal)}
    />
  )
})

function DeleteGoal({ uuid, goal, onClose }: { uuid: string; goal: Goal; onClose: () => void }) {
  const { t } = useLingui()
  const { types } = useGoalLabels()
  const name = types[goal.type]
  return (
    <ConfirmAction
      title={t({ message: `Delete ${name}?`, context: 'goal' })}
      text={t`Anyone who reached it loses its points.`}
      label={t`Delete`}
      action={useDeleteGoal(uuid, goal)}
      onClose={onClose}
    />
  )
}

interface GoalsProps {
  challenge: ChallengeDetail
  search: ListAddress<GoalColumn, GoalSort>
}

function Goals({ challenge, search }: GoalsProps) {
  const { t } = useLingui()
  const session = useSession()
  const { permissions } = session
  const { uuid, name } = challenge
  const queries = useMemo(() => goalQueries(uuid), [uuid])
  const list = useList({ rules: goalList, queries, search, keyOf, storeAs: 'goals', isSearchSilent: true })
  const zone = useZone()
  const isFree = challenge.compliance === 'free'
  const mayWrite = permissions.includes('user_edit') && challenge.status !== 'completed'
  const { mutate: turn } = useSwitchGoal(uuid)
  const [open, setOpen] = useState<Open>(() => (mayWrite ? openAtFirst(session, challenge) : CLOSED))
  const close = () => setOpen(CLOSED)
  const act = useCallback(
    (action: GoalAction, goal: Goal): void => {
      if (action === 'on' || action === 'off') turn({ goal, isActive: action === 'on' })
      else setOpen({ kind: action === 'edit' ? 'form' : 'delete', goal })
    },
    [turn],
  )
  const rowActions = useCallback(
    (goal: Goal) => <GoalRowActions goal={goal} isFree={isFree} onAction={act} />,
    [act, isFree],
  )
  return (
    <>
      <ListPage
        list={list}
        nouns={useGoalPageLabels(isFree)}
        columns={useGoalColumns(zone, isFree)}
        card={useGoalCard(isFree)}
        note={name}
        searchWords={useGoalLabels().search}
        {...(mayWrite ? { rowActions } : {})}
        lead={<ChallengeSummary challenge={challenge} zone={zone} />}
        before={<IconLink icon="back" label={t`Challenges`} link={<Link to="/challenges" />} />}
        actions={
          <ButtonLink icon="eye" link={<Link to="/challenges/$uuid" params={{ uuid }} />}>{t`Progress`}</ButtonLink>
        }
        add={mayWrite ? { label: t`Add goal`, onAdd: () => setOpen({ kind: 'form', goal: null }) } : undefined}
      />
      {open.kind === 'form' && (
        <GoalDialog challenge={challenge} goal={rowNow(list, open.goal?.uuid) ?? open.goal} onClose={close} />
      )}
      {open.kind === 'delete' && <DeleteGoal uuid={uuid} goal={open.goal} onClose={close} />}
    </>
  )
}

export function GoalsPage({ uuid, search }: { uuid: string; search: ListAddress<GoalColumn, GoalSort> }) {
  return <ChallengeLoaded uuid={uuid}>{(challenge) => <Goals challenge={challenge} search={search} />}</ChallengeLoaded>
}
