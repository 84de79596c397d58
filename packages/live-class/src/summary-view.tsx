import { useLingui } from '@lingui/react/macro'
import { classSummaryQueryOptions } from '@repo/api-client/classes/queries'
import type { ClassResult } from '@repo/api-client/classes/show-class-summary'
import type { Client } from '@repo/api-client/core/client'
import { formatClock, formatCount, formatPoints } from '@repo/domain/number-format'
import { Button } from '@repo/ui/button'
import { ClassSummary } from '@repo/ui/class-summary'
import { EmptyState } from '@repo/ui/empty-state'
import { ErrorState } from '@repo/ui/error-state'
import { Inline } from '@repo/ui/inline'
import { PageHeader } from '@repo/ui/page-header'
import { Spinner } from '@repo/ui/spinner'
import { Stack } from '@repo/ui/stack'
import type { TileLevel } from '@repo/ui/tile-view'
import { useQuery } from '@tanstack/react-query'

const LEVELS: readonly TileLevel[] = ['minimum', 'light', 'moderate', 'intense', 'maximum']
const DASH = '–'

const rowOf = (result: ClassResult) => {
  const total = Math.max(
    1,
    result.zoneSeconds.reduce((sum, seconds) => sum + seconds, 0),
  )
  return {
    id: result.userUuid,
    name: result.pseudonym,
    imageUrl: result.imageUrl,
    values: [
      formatPoints(result.points),
      result.calories === null ? DASH : formatCount(result.calories),
      result.averageEffort === null ? DASH : `${Math.floor(result.averageEffort)} %`,
      formatClock(result.seconds),
    ],
    zones: {
      parts: LEVELS.map((level, index) => ({ level, share: (result.zoneSeconds[index] ?? 0) / total })),
      text: result.zoneSeconds.map((seconds) => formatClock(seconds)).join(', '),
    },
  }
}

export interface SummaryViewProps {
  client: Client
  classUuid: string
  roomName: string
  /** Absent on a wall. */
  onReset?: () => void
  isResetting: boolean
}

/** What everybody reached, until the coach leaves it. */
export function SummaryView({ client, classUuid, roomName, onReset, isResetting }: SummaryViewProps) {
  const { t } = useLingui()
  const summary = useQuery(classSummaryQueryOptions(client, classUuid))
  const results = summary.data?.results ?? []
  return (
    <Stack gap="xl">
      <PageHeader
        title={t`Class finished`}
        text={`${roomName} · ${summary.data?.trainingName ?? ''}`}
        actions={
          onReset !== undefined && (
            <Button tone="accent" icon="check" onClick={onReset} loading={isResetting}>
              {t`Close class`}
            </Button>
          )
        }
      />
      {summary.isPending && (
        <Inline justify="center">
          <Spinner size="l" label={t`Loading results`} />
        </Inline>
      )}
      {summary.isError && (
        <ErrorState
          title={t`Could not load the results`}
          action={<Button onClick={() => void summary.refetch()}>{t`Try again`}</Button>}
        />
      )}
      {summary.isSuccess && results.length === 0 && (
        <EmptyState
          icon="trophy"
          title={t`Nobody trained in this class`}
          text={t`Members appear here when they join with their strap.`}
        />
      )}
      {results.length > 0 && (
        <ClassSummary
          label={t`Results of the class`}
          podiumLabel={t`First three`}
          podium={results.slice(0, 3).map(({ userUuid, pseudonym, imageUrl, points }) => ({
            id: userUuid,
            name: pseudonym,
            imageUrl,
            value: t`${formatPoints(points)} pts`,
          }))}
          nameLabel={t`Name`}
          columns={[t`RookPoints`, t`Calories`, t`Average effort`, t`Time`]}
          zonesLabel={t`Zones`}
          rows={results.map(rowOf)}
        />
      )}
    </Stack>
  )
}
