import { useLingui } from '@lingui/react/macro'
import { classSummaryQueryOptions } from '@repo/api-client/classes/queries'
import type { ClassResult } from '@repo/api-client/classes/show-class-summary'
import type { Client } from '@repo/api-client/core/client'
import { formatCalories, formatClock, formatPoints } from '@repo/domain/number-format'
import { longestTraining, zoneSharesOf } from '@repo/domain/zone-shares'
import { Button } from '@repo/ui/button'
import { ClassSummary, type SummaryRow } from '@repo/ui/class-summary'
import { EmptyState } from '@repo/ui/empty-state'
import { ErrorState } from '@repo/ui/error-state'
import { Inline } from '@repo/ui/inline'
import { PageHeader } from '@repo/ui/page-header'
import { Spinner } from '@repo/ui/spinner'
import { Stack } from '@repo/ui/stack'
import { useQuery } from '@tanstack/react-query'

import { useTileWords } from './tile-words.ts'

const PARTS = ['warming-up', 'minimum', 'light', 'moderate', 'intense', 'maximum'] as const
const DASH = '–'

/** Nobody trains without a second of heart rate. */
const hasTrained = ({ seconds }: ClassResult): boolean => seconds > 0

const personOf = ({ userUuid, pseudonym, imageUrl }: ClassResult) => ({ id: userUuid, name: pseudonym, imageUrl })

const useRows = (results: readonly ClassResult[]): SummaryRow[] => {
  const words = useTileWords()
  const scale = longestTraining(results)
  return results.map((result) => {
    if (!hasTrained(result)) return { ...personOf(result), values: [DASH, DASH, DASH, DASH], note: words.noSignal }
    const seconds = [result.belowSeconds, ...result.zoneSeconds]
    const shares = zoneSharesOf(result, scale)
    return {
      ...personOf(result),
      values: [
        formatPoints(result.points),
        formatCalories(result.calories),
        result.averageEffort === null ? DASH : `${Math.floor(result.averageEffort)} %`,
        formatClock(result.seconds),
      ],
      zones: {
        parts: PARTS.map((part, index) => ({
          level: part === 'warming-up' ? 'below' : part,
          share: shares[index] ?? 0,
        })),
        text: PARTS.map((part, index) => `${words.levels[part]} ${formatClock(seconds[index] ?? 0)}`).join(', '),
      },
    }
  })
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
  const rows = useRows(results)
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
          podium={results
            .filter(hasTrained)
            .slice(0, 3)
            .map((result) => ({ ...personOf(result), value: t`${{ points: formatPoints(result.points) }} pts` }))}
          nameLabel={t`Name`}
          columns={[t`RookPoints`, t`Calories`, t`Average effort`, t`Time`]}
          zonesLabel={t`Zones`}
          rows={rows}
        />
      )}
    </Stack>
  )
}
