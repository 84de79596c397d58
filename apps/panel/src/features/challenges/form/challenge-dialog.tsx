import { useLingui } from '@lingui/react/macro'
import type { Center } from '@repo/api-client/center/show-center'
import type { Challenge } from '@repo/api-client/challenges/challenge'
import { ApiError } from '@repo/api-client/core/api-error'
import {
  type ChallengeFields as Fields,
  type ChallengeForm,
  readChallengeForm,
} from '@repo/domain/challenges/challenge-form'
import type { Faults } from '@repo/domain/core/form'
import { Banner } from '@repo/ui/banner'
import { Text } from '@repo/ui/text'
import { useState } from 'react'

import { dayIn } from '../../../app/locale/day-in.ts'
import { FormDialog } from '../../../lib/form/form-dialog.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { useChallengeLabels } from '../challenge-labels.ts'
import { useCreateChallenge, useUpdateChallenge } from '../challenge-mutations.ts'
import { changedChallenge, newChallenge, type StoredEntrants } from './challenge-body.ts'
import { ChallengeFields } from './challenge-fields.tsx'
import { challengeFormOf, endDayOf, newChallengeForm } from './challenge-form.ts'
import { RoomsField } from './rooms-field.tsx'
import { TeamsField } from './teams-field.tsx'
import { useIsChoosingAll } from './use-choose-all.ts'
import { UsersField } from './users-field.tsx'

export const CHALLENGE_DRAFT = 'challenge'

interface ChallengeDialogProps {
  center: Center
  /** Null creates a challenge. */
  stored: { readonly challenge: Challenge; readonly entrants: StoredEntrants } | null
  onCreated: (challenge: Challenge) => void
  onClose: () => void
  onReload: () => void
}

function NotSaved({ error }: { error: Error | null }) {
  const { t } = useLingui()
  if (error === null) return null
  const hasNotice = error instanceof ApiError && error.status >= 400 && error.status < 500
  return (
    <Banner tone="danger" announce>
      {hasNotice ? error.message : t`An error occurred, please try again later.`}
    </Banner>
  )
}

const teamsLack = ({ faults }: { readonly faults: Partial<Faults<'users'>> }): boolean =>
  faults.users?.code === 'too-few'

/** A class that began before the challenge doesn't count. */
function RunningNote({ center, isNow }: { center: Center; isNow: boolean }) {
  const { t } = useLingui()
  if (!isNow || center.rooms.every(({ currentClass }) => currentClass?.remoteState !== 'running')) return null
  return (
    <Banner tone="info">{t`A class is in progress. It started before this challenge, so it doesn't count.`}</Banner>
  )
}

type Entrants = Pick<ReturnType<typeof useForm<ChallengeForm, Fields>>, 'typed' | 'set' | 'errorOf'>

function EntrantsFields({ form, center }: { form: Entrants; center: Center }) {
  const { fields: words } = useChallengeLabels()
  const { modality, users, rooms, teamCount, teams } = form.typed
  return (
    <>
      {modality === 'room' ? (
        <RoomsField
          label={words.rooms.label}
          error={form.errorOf('rooms')}
          rooms={center.rooms}
          chosen={rooms}
          onChange={(chosen) => form.set({ rooms: [...chosen] })}
        />
      ) : (
        <UsersField
          label={words.users.label}
          error={form.errorOf('users')}
          users={users}
          onChange={(chosen) => form.set({ users: chosen })}
        />
      )}
      {modality === 'teams' && (
        <TeamsField
          label={words.teams.label}
          error={form.errorOf('teams')}
          users={users}
          teamCount={teamCount}
          teams={teams}
          onChange={form.set}
        />
      )}
    </>
  )
}

export function ChallengeDialog({ center, stored, onCreated, onClose, onReload }: ChallengeDialogProps) {
  const { t } = useLingui()
  const { fields: words } = useChallengeLabels()
  const create = useCreateChallenge()
  const update = useUpdateChallenge(stored?.challenge.uuid ?? '')
  const isWaiting = useIsChoosingAll()
  const [today] = useState(() => dayIn(center.zone, Date.now()))
  const isStored = stored !== null
  const isCompleted = stored?.challenge.status === 'completed'
  const [storedEndDay] = useState(() => (isStored ? endDayOf(stored.challenge, center.zone) : null))
  const filled = useForm<ChallengeForm, Fields>({
    first: () => (isStored ? challengeFormOf(stored.challenge, stored.entrants, center.zone) : newChallengeForm(today)),
    read: (typed) => readChallengeForm(typed, { today, storedEndDay, isCompleted }),
    words,
    draft: { name: CHALLENGE_DRAFT, of: stored?.challenge.uuid ?? null, version: stored?.challenge.version },
  })
  const { modality, startDay, teamCount } = filled.typed
  const form: typeof filled = {
    ...filled,
    errorOf: (name) =>
      name === 'users' && teamsLack(filled) ? t`Choose at least ${teamCount}, one for each team` : filled.errorOf(name),
  }
  const submit = async (fields: Fields) => {
    const around = { center, now: Date.now() }
    if (stored === null) onCreated(await create.mutateAsync(newChallenge(fields, around)))
    else {
      const { challenge, entrants } = stored
      const change = changedChallenge(fields, around, { challenge, stored: entrants })
      await update.mutateAsync({ ...change, version: form.version })
    }
    form.forget()
    onClose()
  }
  return (
    <FormDialog
      form={form}
      size="l"
      isWaiting={isWaiting && modality !== 'room'}
      title={isStored ? t`Edit challenge` : t`Add challenge`}
      submit={isStored ? t`Save changes` : t`Add challenge`}
      onSubmit={submit}
      onClose={onClose}
      saving={update}
      onReload={onReload}
      notice={<NotSaved error={create.error ?? update.error} />}
    >
      <ChallengeFields form={form} today={today} isStored={isStored} />
      <RunningNote center={center} isNow={!isStored && startDay === today} />
      {isCompleted ? (
        <Text tone="muted">{t`The challenge has ended, so its participants stay as they are. A later last day reopens it and withdraws its medals until then.`}</Text>
      ) : (
        <EntrantsFields form={form} center={center} />
      )}
    </FormDialog>
  )
}
