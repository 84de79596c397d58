import { useLingui } from '@lingui/react/macro'
import type { ClassSummary } from '@repo/api-client/classes/class-summary'
import { classSummaryQueryOptions } from '@repo/api-client/classes/queries'
import type { Client } from '@repo/api-client/core/client'
import type { RoomClass } from '@repo/api-client/rooms/room'
import type { ClassFacts } from '@repo/domain/classes/class-life'
import { Button } from '@repo/ui/button'
import { ErrorState } from '@repo/ui/error-state'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { PageHeader } from '@repo/ui/page-header'
import { Spinner } from '@repo/ui/spinner'
import { Stack } from '@repo/ui/stack'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

import type { ClassControl } from '../control/class-control.ts'
import type { ClassViewHost } from '../control/class-view-host.ts'
import { ContinueButton, StoppedNotice } from '../view/stopped-notice.tsx'
import { WallResultsPage } from '../wall/wall-results-page.tsx'
import { ClassResults } from './class-results.tsx'

export interface SummaryViewProps {
  client: Client
  control: ClassControl
  facts: ClassFacts
  /** Null if the class ended by its clock. */
  stopped: NonNullable<RoomClass['stopped']> | null
  canContinue: boolean
  roomName: string
  host: ClassViewHost
  onLeave: () => void
  /** Absent without permission. */
  onReset?: () => void
  isResetting: boolean
}

type Results = UseQueryResult<ClassSummary>

function Body({ summary }: { summary: Results }) {
  const { t } = useLingui()
  if (summary.isPending) {
    return (
      <Inline justify="center">
        <Spinner size="l" label={t`Loading results`} />
      </Inline>
    )
  }
  if (summary.isError) {
    return (
      <ErrorState
        title={t`Couldn't load results`}
        action={<Button onClick={() => void summary.refetch()}>{t`Try again`}</Button>}
      />
    )
  }
  return <ClassResults results={summary.data.results} order={summary.data.order} />
}

function CloseButton({ onReset, isResetting }: Pick<SummaryViewProps, 'onReset' | 'isResetting'>) {
  const { t } = useLingui()
  if (onReset === undefined) return null
  return (
    <Button tone="accent" icon="check" onClick={onReset} loading={isResetting}>
      {t`Close class`}
    </Button>
  )
}

function Summary(props: SummaryViewProps & { summary: Results }) {
  const { control, facts, stopped, canContinue, roomName, host, onLeave, onReset, summary } = props
  const { t } = useLingui()
  const { zone, onOpenClass } = host
  // for a coach, a second way out would leave an ended class in the room
  const canLeave = host.kind === 'panel' && onReset === undefined
  return (
    <Stack gap="xl">
      <PageHeader
        title={t`Class finished`}
        text={`${roomName} · ${facts.trainingName}`}
        before={canLeave && <IconButton icon="back" label={t`All rooms`} onClick={onLeave} />}
        actions={
          <>
            {onOpenClass !== undefined && (
              <Button tone="neutral" icon="trophy" onClick={() => onOpenClass(facts.uuid)}>{t`See class`}</Button>
            )}
            <CloseButton {...props} />
          </>
        }
      />
      {stopped !== null && onReset !== undefined && (
        <StoppedNotice control={control} stopped={stopped} canContinue={canContinue} zone={zone} />
      )}
      <Body summary={summary} />
    </Stack>
  )
}

export function SummaryView(props: SummaryViewProps) {
  const { client, control, facts, stopped, canContinue, roomName, host } = props
  const summary = useQuery(classSummaryQueryOptions(client, facts.uuid))
  const { trainingName = '', results = [], order = 'effort', notShown = 0 } = summary.data ?? {}
  if (host.kind === 'panel' || results.length === 0) return <Summary {...props} summary={summary} />
  const actions = (
    <>
      {stopped !== null && canContinue && <ContinueButton control={control} stopped={stopped} />}
      <CloseButton {...props} />
    </>
  )
  return <WallResultsPage {...{ roomName, trainingName, results, order, notShown, actions }} />
}
