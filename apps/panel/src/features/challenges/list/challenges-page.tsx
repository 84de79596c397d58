import { useLingui } from '@lingui/react/macro'
import type { StoredSession } from '@repo/api-client/auth/stored-session'
import type { Challenge } from '@repo/api-client/challenges/challenge'
import { exportChallenges } from '@repo/api-client/challenges/list-challenges'
import { challengeQueries } from '@repo/api-client/challenges/queries'
import type { Page } from '@repo/api-client/core/page'
import { type ChallengeColumn, challengeList, type ChallengeSort } from '@repo/domain/challenges/challenge-list'
import type { ListAddress } from '@repo/domain/lists/list-address'
import { challengeTimings } from '@repo/domain/time/durations'
import { ButtonLink } from '@repo/ui/button-link'
import { IconLink } from '@repo/ui/icon-link'
import { Stack } from '@repo/ui/stack'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'

import { useZoneCity } from '../../../app/locale/use-zone-city.ts'
import { useZone } from '../../../app/locale/use-zone.ts'
import { useSession } from '../../../app/session/session-store.ts'
import { ConfirmAction } from '../../../lib/confirm-action.tsx'
import { leftOpen } from '../../../lib/form/form-draft.ts'
import { useAdding } from '../../../lib/form/use-adding.ts'
import { ListPage } from '../../../lib/list/list-page.tsx'
import { useIsPhone } from '../../../lib/list/use-is-phone.ts'
import { useList } from '../../../lib/list/use-list.ts'
import { useChallengeLabels, useChallengePageLabels } from '../challenge-labels.ts'
import { useDeleteChallenge } from '../challenge-mutations.ts'
import { ChallengeFigures } from '../detail/challenge-figures.tsx'
import { CHALLENGE_DRAFT } from '../form/challenge-dialog.tsx'
import { OpenChallenge } from '../open-challenge.tsx'
import { challengeCard, useChallengeColumns } from './challenge-columns.tsx'
import { type ChallengeAction, ChallengeRowActions } from './challenge-row-actions.tsx'

type Open = { kind: 'none' } | { kind: 'form'; uuid: string | null } | { kind: 'delete'; challenge: Challenge }

const CLOSED: Open = { kind: 'none' }

const openAtFirst = (session: StoredSession): Open => {
  const left = leftOpen(CHALLENGE_DRAFT, session, { create: 'user_edit', edit: 'user_edit' })
  return left === null ? CLOSED : { kind: 'form', ...left }
}

const rowsBefore = (page: Page<Challenge> | undefined): number => (page === undefined ? 0 : (page.page - 1) * page.size)

const keyOf = ({ uuid }: Challenge): string => uuid

function DeleteChallenge({ challenge, onClose }: { challenge: Challenge; onClose: () => void }) {
  const { t } = useLingui()
  const { name } = challenge
  return (
    <ConfirmAction
      title={t({ message: `Delete ${name}?`, context: 'challenge' })}
      text={
        challenge.status === 'completed'
          ? t`Its goals, results, and medals will be deleted too, and its points removed from the ranking. Sessions are kept.`
          : t`Its goals and progress will be deleted too. Sessions are kept.`
      }
      label={t`Delete`}
      action={useDeleteChallenge(challenge)}
      onClose={onClose}
    />
  )
}

/** Opens the goals of a new challenge after a delay, unless the user leaves. */
const useGoalsAfter = (uuid: string | null): void => {
  const navigate = useNavigate()
  useEffect(() => {
    if (uuid === null) return undefined
    const timer = setTimeout(
      () => void navigate({ to: '/challenges/$uuid/goals', params: { uuid } }),
      challengeTimings.goalsAfter,
    )
    return () => clearTimeout(timer)
  }, [uuid, navigate])
}

function RankingLink() {
  const { t } = useLingui()
  const link = <Link to="/challenges/board" />
  if (useIsPhone()) return <IconLink icon="trophy" label={t`Ranking`} link={link} />
  return <ButtonLink icon="trophy" link={link}>{t`Ranking`}</ButtonLink>
}

export function ChallengesPage({
  search,
}: {
  search: ListAddress<ChallengeColumn, ChallengeSort> & { add?: true | undefined }
}) {
  const { t } = useLingui()
  const cityOf = useZoneCity()
  const list = useList({
    rules: challengeList,
    queries: challengeQueries,
    search,
    keyOf,
    storeAs: 'challenges',
    isSearchSilent: true,
  })
  const navigate = useNavigate()
  const session = useSession()
  const zone = useZone()
  const [chosen, setOpen] = useState<Open>(() => openAtFirst(session))
  const adding = useAdding('/challenges', search.add)
  const open: Open = adding.isAdding ? { kind: 'form', uuid: null } : chosen
  const [created, setCreated] = useState<string | null>(null)
  useGoalsAfter(created)
  const close = () => {
    setOpen(CLOSED)
    adding.close()
  }
  const act = useCallback(
    (action: ChallengeAction, challenge: Challenge): void => {
      const params = { uuid: challenge.uuid }
      if (action === 'view') void navigate({ to: '/challenges/$uuid', params })
      else if (action === 'goals') void navigate({ to: '/challenges/$uuid/goals', params })
      else if (action === 'edit') setOpen({ kind: 'form', ...params })
      else setOpen({ kind: 'delete', challenge })
    },
    [navigate],
  )
  const rowActions = useCallback(
    (challenge: Challenge) => <ChallengeRowActions challenge={challenge} onAction={act} />,
    [act],
  )
  const city = cityOf(zone)
  return (
    <Stack gap="l">
      <ListPage
        list={list}
        nouns={useChallengePageLabels()}
        columns={useChallengeColumns(zone, rowsBefore(list.query.page))}
        card={challengeCard}
        note={t`dates in ${city} time`}
        searchWords={useChallengeLabels().search}
        exportAs={exportChallenges}
        rowActions={rowActions}
        lead={<ChallengeFigures />}
        actions={<RankingLink />}
        add={adding.button}
      />
      {open.kind === 'form' && (
        <OpenChallenge uuid={open.uuid} onCreated={({ uuid }) => setCreated(uuid)} onClose={close} />
      )}
      {open.kind === 'delete' && <DeleteChallenge challenge={open.challenge} onClose={close} />}
    </Stack>
  )
}
