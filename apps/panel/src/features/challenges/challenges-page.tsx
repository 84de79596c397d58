import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/centers/queries'
import type { Challenge } from '@repo/api-client/challenges/challenge'
import { challengeQueries } from '@repo/api-client/challenges/queries'
import { challengeList, type ChallengeColumn, type ChallengeSort } from '@repo/domain/challenge-list'
import { zoneCity } from '@repo/domain/date-format'
import type { ListAddress } from '@repo/domain/list-address'
import { challengeTimings } from '@repo/domain/rhythms'
import { ButtonLink } from '@repo/ui/button-link'
import { Stack } from '@repo/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session-store.ts'
import { useLocale } from '../../app/use-locale.ts'
import { ConfirmAction } from '../../lib/confirm-action.tsx'
import { ListPage } from '../../lib/list/list-page.tsx'
import { useList } from '../../lib/list/use-list.ts'
import { challengeCard, useChallengeColumns } from './challenge-columns.tsx'
import { ChallengeFigures } from './challenge-figures.tsx'
import { useDeleteChallenge } from './challenge-mutations.ts'
import { ChallengeRowActions, type ChallengeAction } from './challenge-row-actions.tsx'
import { useChallengeNouns, useChallengeWords } from './challenge-words.ts'
import { OpenChallenge } from './open-challenge.tsx'

type Open = { kind: 'none' } | { kind: 'form'; challenge: Challenge | null } | { kind: 'delete'; challenge: Challenge }

const CLOSED: Open = { kind: 'none' }
const keyOf = ({ uuid }: Challenge): string => uuid

function DeleteChallenge({ challenge, onClose }: { challenge: Challenge; onClose: () => void }) {
  const { t } = useLingui()
  const { name } = challenge
  return (
    <ConfirmAction
      title={t({ message: `Delete ${name}?`, context: 'challenge' })}
      text={
        challenge.status === 'completed'
          ? t`Its goals, results and medals go with it, and its points leave the ranking. Sessions are kept.`
          : t`Its goals and progress go with it. Sessions are kept.`
      }
      label={t`Delete`}
      action={useDeleteChallenge(challenge)}
      onClose={onClose}
    />
  )
}

/** A challenge that was just created leads to its goals, unless somebody goes elsewhere first. */
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

/** The center's challenges, and what they come to. */
export function ChallengesPage({ search }: { search: ListAddress<ChallengeColumn, ChallengeSort> }) {
  const { t } = useLingui()
  const list = useList({ rules: challengeList, queries: challengeQueries, search, keyOf, storeAs: 'challenges' })
  const { client } = useServices()
  const navigate = useNavigate()
  const { uuidBranch, permissions } = useSession()
  const zone = useQuery(centerQueryOptions(client, uuidBranch)).data?.zone ?? 'UTC'
  const [open, setOpen] = useState<Open>(CLOSED)
  const [created, setCreated] = useState<string | null>(null)
  useGoalsAfter(created)
  const close = () => setOpen(CLOSED)
  const act = useCallback(
    (action: ChallengeAction, challenge: Challenge): void => {
      const params = { uuid: challenge.uuid }
      if (action === 'view') void navigate({ to: '/challenges/$uuid', params })
      else if (action === 'goals') void navigate({ to: '/challenges/$uuid/goals', params })
      else setOpen({ kind: action === 'edit' ? 'form' : 'delete', challenge })
    },
    [navigate],
  )
  const rowActions = useCallback(
    (challenge: Challenge) => <ChallengeRowActions challenge={challenge} onAction={act} />,
    [act],
  )
  const city = zoneCity(zone, useLocale())
  return (
    <Stack gap="l">
      <ListPage
        list={list}
        nouns={useChallengeNouns()}
        columns={useChallengeColumns(zone)}
        card={challengeCard}
        note={t`days of ${city}`}
        searchWords={useChallengeWords().search}
        rowActions={rowActions}
        lead={<ChallengeFigures />}
        actions={<ButtonLink icon="trophy" link={<Link to="/challenges/board" />}>{t`Ranking`}</ButtonLink>}
        add={
          permissions.includes('user_edit')
            ? { label: t`New challenge`, onAdd: () => setOpen({ kind: 'form', challenge: null }) }
            : undefined
        }
      />
      {open.kind === 'form' && (
        <OpenChallenge challenge={open.challenge} onCreated={({ uuid }) => setCreated(uuid)} onClose={close} />
      )}
      {open.kind === 'delete' && <DeleteChallenge challenge={open.challenge} onClose={close} />}
    </Stack>
  )
}
