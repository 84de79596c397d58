import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ChallengeDetail } from '@repo/api-client/challenges/challenge'
import type { ChallengePart } from '@repo/api-client/challenges/queries'
import { compareNames } from '@repo/domain/core/name-order'
import { truncate } from '@repo/domain/core/text'
import { holdsWords } from '@repo/domain/core/text-matching'
import { challengeRoomDisplay } from '@repo/domain/core/truncation'
import { challengeTimings } from '@repo/domain/time/durations'
import { Button } from '@repo/ui/button'
import { Columns } from '@repo/ui/columns'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { TextField } from '@repo/ui/text-field'
import { useEffect, useState } from 'react'

import { EmptyList } from '../../../lib/help/empty-list.tsx'
import { ProgressDrawer } from './progress-drawer.tsx'
import { type Standing, StandingCard } from './standing-card.tsx'

type GroupPart = Exclude<ChallengePart, { kind: 'all' }>

interface Group extends Standing {
  readonly part: GroupPart
  readonly name: string
  readonly members: number
}

const useGroups = ({ teams, rooms }: ChallengeDetail): readonly Group[] => {
  const { t } = useLingui()
  const all = [
    ...teams.map(({ uuid, number, ...team }) => ({
      ...team,
      part: { kind: 'team', uuid } as const,
      name: t`Team ${number}`,
    })),
    ...rooms.map(({ uuid, ...room }) => ({ ...room, part: { kind: 'room', uuid } as const })),
  ]
  return all.toSorted((one, other) => one.position - other.position || compareNames(one.name, other.name))
}

interface GroupsViewProps {
  challenge: ChallengeDetail
  text: string
  onSearch: (text: string) => void
  onMembers: (part: GroupPart) => void
}

/** Shows the members after the drawer's closing animation. */
const useMembersAfter = (onMembers: (part: GroupPart) => void) => {
  const [next, setNext] = useState<GroupPart | null>(null)
  useEffect(() => {
    if (next === null) return undefined
    const timer = setTimeout(() => onMembers(next), challengeTimings.membersAfter)
    return () => clearTimeout(timer)
  }, [next, onMembers])
  return setNext
}

export function GroupsView({ challenge, text, onSearch, onMembers }: GroupsViewProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<Group | null>(null)
  const showAfter = useMembersAfter(onMembers)
  const groups = useGroups(challenge)
  const isOfRooms = challenge.modality === 'room'
  const found = isOfRooms ? groups.filter(({ name }) => holdsWords(name, text)) : groups
  const label = isOfRooms ? t`Members` : t({ message: 'Team', context: 'button' })
  return (
    <Stack gap="l">
      {isOfRooms && (
        <TextField label={t`Search rooms`} type="search" autoComplete="off" value={text} onValueChange={onSearch} />
      )}
      {found.length === 0 && (
        <EmptyList icon="users" title={t`No rooms match your search`} text={t`Check the spelling.`} />
      )}
      <Columns min="card" gap="m">
        {found.map((group) => {
          const { name, part, members } = group
          return (
            <StandingCard
              key={part.uuid}
              title={name}
              shownTitle={truncate(name, challengeRoomDisplay)}
              text={t`${plural(members, { one: '# member', other: '# members' })}`}
              compliance={challenge.compliance}
              standing={group}
              hasMedal={(challenge.compliance === 'free' ? group.rookpoints : group.points) > 0}
              actions={
                <>
                  <Button size="s" aria-label={t`Progress for ${name}`} onClick={() => setOpen(group)}>
                    {t`Progress`}
                  </Button>
                  <Button size="s" aria-label={t`Members of ${name}`} onClick={() => onMembers(part)}>
                    {label}
                  </Button>
                </>
              }
            />
          )
        })}
      </Columns>
      {open !== null && (
        <ProgressDrawer
          uuid={challenge.uuid}
          compliance={challenge.compliance}
          subject={open.part}
          name={open.name}
          actions={
            <Inline>
              <Button
                icon="users"
                onClick={() => {
                  showAfter(open.part)
                  setOpen(null)
                }}
              >
                {label}
              </Button>
            </Inline>
          }
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  )
}
