import { useLingui } from '@lingui/react/macro'
import type { OwnSession } from '@repo/api-client/auth/account-endpoints'
import { ownSessionsQueryOptions } from '@repo/api-client/auth/queries'
import { formatMoment } from '@repo/domain/time/date-format'
import { Badge } from '@repo/ui/badge'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { Inline } from '@repo/ui/inline'
import { Skeleton } from '@repo/ui/skeleton'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useQuery } from '@tanstack/react-query'

import { useLocale } from '../../../app/locale/use-locale.ts'
import { useZone } from '../../../app/locale/use-zone.ts'
import { useServices } from '../../../app/services-context.ts'
import { useSession } from '../../../app/session/session-store.ts'
import { useLogOut } from '../../../app/session/use-log-out.ts'
import { LoadFailure } from '../../../lib/load-failure.tsx'
import { useEndSession } from './profile-mutations.ts'

function SessionRow({ session, zone }: { session: OwnSession; zone: string }) {
  const { t } = useLingui()
  const language = useLocale()
  const end = useEndSession()
  const leave = useLogOut()
  const at = session.openedAt.getTime()
  const since = formatMoment(at, zone, language)
  const place = session.kind === 'panel' ? t`Panel` : t`Display: ${{ name: session.name }}`
  return (
    <li>
      <Inline justify="between" gap="m">
        <Inline gap="m">
          <Icon name={session.kind === 'panel' ? 'dashboard' : 'screen'} />
          <Stack gap="xs">
            <Inline gap="s">
              <Text>{place}</Text>
              {session.isCurrent && <Badge tone="accent">{t`Current`}</Badge>}
            </Inline>
            <Text size="s" tone="muted">
              {t`Since ${since}`}
            </Text>
          </Stack>
        </Inline>
        {session.isCurrent ? (
          <Button onClick={() => leave.mutate()} loading={leave.isPending}>
            {t`Log out`}
          </Button>
        ) : (
          <Button onClick={() => end.mutate(session.uuid)} loading={end.isPending} aria-label={t`Log out of ${place}`}>
            {t`Log out`}
          </Button>
        )}
      </Inline>
    </li>
  )
}

export function OwnSessions() {
  const { t } = useLingui()
  const { client } = useServices()
  const { uuidUser } = useSession()
  const sessions = useQuery(ownSessionsQueryOptions(client, uuidUser))
  const zone = useZone()
  if (sessions.isError) {
    return <LoadFailure title={t`Couldn't load where you're signed in`} onRetry={() => sessions.refetch()} />
  }
  if (sessions.data === undefined) return <Skeleton shape="line" />
  return (
    <Stack gap="l" as="ul">
      {sessions.data.map((session) => (
        <SessionRow key={session.uuid} session={session} zone={zone} />
      ))}
    </Stack>
  )
}
