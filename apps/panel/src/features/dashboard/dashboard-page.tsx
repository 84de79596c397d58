import { useLingui } from '@lingui/react/macro'
import { dashboardQueryOptions } from '@repo/api-client/admins/queries'
import { remoteRoomsQueryOptions } from '@repo/api-client/rooms/queries'
import { formatCount } from '@repo/domain/number-format'
import { recentRoom } from '@repo/live-class/stored-configuration'
import { Button } from '@repo/ui/button'
import { ButtonLink } from '@repo/ui/button-link'
import { Columns } from '@repo/ui/columns'
import { ErrorState } from '@repo/ui/error-state'
import { Heading } from '@repo/ui/heading'
import { PageHeader } from '@repo/ui/page-header'
import { RoomCard } from '@repo/ui/room-card'
import { Stack } from '@repo/ui/stack'
import { StatCard } from '@repo/ui/stat-card'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session-store.ts'
import { FirstSteps } from './first-steps.tsx'

/** The center's figures, for those who may see them. */
function Figures() {
  const { t } = useLingui()
  const { client } = useServices()
  const { data, isError, refetch } = useQuery(dashboardQueryOptions(client))
  if (isError) {
    return (
      <ErrorState
        title={t`Could not load the figures`}
        action={<Button onClick={() => void refetch()}>{t`Try again`}</Button>}
      />
    )
  }
  const shown = (value: number | undefined) => (value === undefined ? undefined : formatCount(value))
  return (
    <Columns min="stat" gap="l">
      <StatCard icon="users" label={t`Users`} value={shown(data?.members)} />
      <StatCard icon="heart" label={t`Active (trained in the last 30 days)`} value={shown(data?.activeMembers)} />
      <StatCard
        icon="bolt"
        label={t`Active in RookRemote (3 or more classes in 30 days)`}
        value={shown(data?.remoteActiveMembers)}
      />
      <StatCard icon="flame" label={t`Trainings`} value={shown(data?.trainings)} />
      <StatCard icon="link" label={t`Pending requests`} value={shown(data?.requestsPending)} />
      <StatCard icon="check" label={t`Requests accepted this month`} value={shown(data?.requestsAcceptedThisMonth)} />
    </Columns>
  )
}

/** The remote room this person used last, one click away. */
function LastRoom() {
  const { t } = useLingui()
  const { client } = useServices()
  const session = useSession()
  const rooms = useQuery(remoteRoomsQueryOptions(client, session.uuidBranch))
  const room = rooms.data?.find(({ uuid }) => uuid === recentRoom(session.uuidUser))
  if (room === undefined) return null
  return (
    <Stack gap="m">
      <Heading level={2}>{t`Last used room`}</Heading>
      <Columns min="card" gap="l">
        <RoomCard
          level={3}
          title={room.name}
          description={room.description ?? ''}
          backgroundUrl={room.backgroundUrl}
          logoUrl={room.logoUrl}
          coaches={room.coaches.map(({ name }) => name)}
          coachesLabel={t`Coaches`}
          actions={
            <ButtonLink tone="accent" icon="play" link={<Link to="/rookremote" search={{ room: room.uuid }} />}>
              {t`Open`}
            </ButtonLink>
          }
        />
      </Columns>
    </Stack>
  )
}

/** Home. */
export function DashboardPage() {
  const { t } = useLingui()
  const { permissions } = useSession()
  return (
    <Stack gap="xl">
      <PageHeader title={t`Dashboard`} />
      {permissions.includes('center_information_show') && <FirstSteps />}
      {permissions.includes('dashboard') && <Figures />}
      <LastRoom />
    </Stack>
  )
}
