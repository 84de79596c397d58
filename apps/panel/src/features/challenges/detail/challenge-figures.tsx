import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { challengeFiguresOptions } from '@repo/api-client/challenges/queries'
import { formatCount } from '@repo/domain/core/number-format'
import { Columns } from '@repo/ui/columns'
import { StatCard } from '@repo/ui/stat-card'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../../app/services-context.ts'
import { useSession } from '../../../app/session/session-store.ts'
import { LoadFailure } from '../../../lib/load-failure.tsx'

const countOf = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : formatCount(count)

export function ChallengeFigures() {
  const { t } = useLingui()
  const { client } = useServices()
  const { data, isError, refetch } = useQuery(challengeFiguresOptions(client, useSession().uuidBranch))
  if (isError) {
    return <LoadFailure title={t`Couldn't load stats`} onRetry={() => refetch()} />
  }
  const { activeChallenges = 0, activeGoals = 0, group = 0 } = data ?? {}
  const noteOf = (text: string) => (data === undefined ? {} : { trend: { text } })
  return (
    <Columns min="figure" gap="m">
      <StatCard
        size="m"
        icon="trophy"
        label={t`Challenges`}
        value={countOf(data?.challenges)}
        {...noteOf(t`${plural(activeChallenges, { one: '# active now', other: '# active now' })}`)}
      />
      <StatCard
        size="m"
        icon="check"
        label={t`Goals`}
        value={countOf(data?.goals)}
        {...noteOf(t`${plural(activeGoals, { one: '# active now', other: '# active now' })}`)}
      />
      <StatCard
        size="m"
        icon="users"
        label={t`Participating users`}
        value={countOf(data?.participants)}
        {...noteOf(t`in active challenges`)}
      />
      <StatCard
        size="m"
        icon="user"
        label={t`Individual challenges`}
        value={countOf(data?.individual)}
        {...noteOf(t`${plural(group, { one: '# group challenge', other: '# group challenges' })}`)}
      />
    </Columns>
  )
}
