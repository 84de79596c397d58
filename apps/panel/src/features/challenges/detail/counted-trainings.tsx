import { useLingui } from '@lingui/react/macro'
import { countedTrainingsOptions, type Subject } from '@repo/api-client/challenges/queries'
import { formatCalories, formatCount, formatPoints } from '@repo/domain/core/number-format'
import { formatMoment } from '@repo/domain/time/date-format'
import { Button } from '@repo/ui/button'
import { ButtonLink } from '@repo/ui/button-link'
import { Card } from '@repo/ui/card'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { Spinner } from '@repo/ui/spinner'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useLocale } from '../../../app/locale/use-locale.ts'
import { useZone } from '../../../app/locale/use-zone.ts'
import { useServices } from '../../../app/services-context.ts'
import { LoadFailure } from '../../../lib/load-failure.tsx'

export function CountedTrainings({ uuid, subject }: { uuid: string; subject: Subject }) {
  const { t } = useLingui()
  const { client } = useServices()
  const language = useLocale()
  const zone = useZone()
  const query = useInfiniteQuery(countedTrainingsOptions(client, uuid, subject))
  const rows = query.data?.pages.flatMap((page) => page.rows)
  const whenOf = (at: Date): string => formatMoment(at.getTime(), zone, language)
  return (
    <Stack gap="m">
      <Heading level={3} size="s">{t`Sessions that count`}</Heading>
      {query.isError && <LoadFailure level={3} title={t`Couldn't load sessions`} onRetry={() => query.refetch()} />}
      {query.isPending && <Spinner label={t`Loading`} />}
      {rows?.length === 0 && <Text tone="muted">{t`No sessions count yet.`}</Text>}
      {rows?.map(({ uuid: training, startAt, userName, typeName, roomName, sums }) => {
        const [minutes, calories, points] = [
          formatCount(Math.floor(sums.minutes)),
          formatCalories(sums.calories),
          formatPoints(sums.points),
        ]
        const when = whenOf(startAt)
        const place = [typeName, roomName].filter(Boolean).join(' · ')
        return (
          <Card key={training}>
            <Stack gap="xs">
              <Inline justify="between">
                <Text weight="semibold">{when}</Text>
                <ButtonLink
                  size="s"
                  link={
                    <Link to="/sessions" search={{ metrics: training }} aria-label={t`Open session from ${when}`} />
                  }
                >
                  {t`Open`}
                </ButtonLink>
              </Inline>
              <Text size="s">{[userName, place].filter(Boolean).join(' · ')}</Text>
              <Text size="s" tone="muted">{t`${minutes} min · ${calories} kcal · ${points} rp`}</Text>
            </Stack>
          </Card>
        )
      })}
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </Stack>
  )
}
