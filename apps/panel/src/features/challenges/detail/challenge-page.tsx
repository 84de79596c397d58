import { useLingui } from '@lingui/react/macro'
import type { ChallengeDetail } from '@repo/api-client/challenges/challenge'
import type { ChallengePart } from '@repo/api-client/challenges/queries'
import { ButtonLink } from '@repo/ui/button-link'
import { IconButton } from '@repo/ui/icon-button'
import { IconLink } from '@repo/ui/icon-link'
import { PageHeader } from '@repo/ui/page-header'
import { Stack } from '@repo/ui/stack'
import { Link, useRouter } from '@tanstack/react-router'

import { useZone } from '../../../app/locale/use-zone.ts'
import { ChallengeLoaded } from '../form/challenge-loaded.tsx'
import type { ChallengeSearch } from '../list/challenge-search.ts'
import { ChallengeSummary } from './challenge-summary.tsx'
import { GroupsView } from './groups-view.tsx'
import { MembersView } from './members-view.tsx'

interface ChallengePageProps {
  uuid: string
  search: ChallengeSearch
  onShow: (change: Partial<ChallengeSearch>) => void
}

/** The team or room in the URL, or the whole challenge. */
const partIn = ({ teams, rooms }: ChallengeDetail, { group }: ChallengeSearch) => {
  const team = teams.find(({ uuid }) => uuid === group)
  if (team !== undefined) return { part: { kind: 'team', uuid: team.uuid } as const, number: team.number, name: null }
  const room = rooms.find(({ uuid }) => uuid === group)
  return room === undefined ? null : { part: { kind: 'room', uuid: room.uuid } as const, number: null, name: room.name }
}

const ALL: ChallengePart = { kind: 'all' }

interface ChallengeTopProps {
  challenge: ChallengeDetail
  groupName: string | null
}

function ChallengeTop({ challenge: { uuid, name, modality }, groupName }: ChallengeTopProps) {
  const { t } = useLingui()
  const { history } = useRouter()
  return (
    <PageHeader
      title={groupName === null ? name : `${name} · ${groupName}`}
      before={
        groupName === null ? (
          <IconLink icon="back" label={t`Challenges`} link={<Link to="/challenges" />} />
        ) : (
          <IconButton icon="back" label={modality === 'room' ? t`Rooms` : t`Teams`} onClick={() => history.back()} />
        )
      }
      actions={
        <ButtonLink icon="trophy" link={<Link to="/challenges/$uuid/goals" params={{ uuid }} />}>
          {t`Goals`}
        </ButtonLink>
      }
    />
  )
}

function Challenge({ challenge, search, onShow }: Omit<ChallengePageProps, 'uuid'> & { challenge: ChallengeDetail }) {
  const { t } = useLingui()
  const zone = useZone()
  const chosen = partIn(challenge, search)
  const { number = null } = chosen ?? {}
  const { column = 'name', text = '' } = search
  const filled = (sought: string) => (sought === '' ? undefined : sought)
  return (
    <Stack gap="l">
      <ChallengeTop challenge={challenge} groupName={chosen === null ? null : (chosen.name ?? t`Team ${number}`)} />
      <ChallengeSummary challenge={challenge} zone={zone} />
      {challenge.modality !== 'user' && chosen === null ? (
        <GroupsView
          challenge={challenge}
          text={text}
          onSearch={(sought) => onShow({ text: filled(sought) })}
          onMembers={({ uuid: group }) => onShow({ group, text: undefined, column: undefined })}
        />
      ) : (
        <MembersView
          challenge={challenge}
          part={chosen?.part ?? ALL}
          sought={{ column, text }}
          onSearch={(sought) => onShow({ column: sought.column, text: filled(sought.text) })}
        />
      )}
    </Stack>
  )
}

export function ChallengePage({ uuid, ...rest }: ChallengePageProps) {
  return <ChallengeLoaded uuid={uuid}>{(challenge) => <Challenge challenge={challenge} {...rest} />}</ChallengeLoaded>
}
