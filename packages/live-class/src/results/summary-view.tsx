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
import { ContinueButton, StoppedNotice } from '../view/stopped-notice.tsx'
import { WallResultsPage } from '../wall/wall-results-page.tsx'
import { ClassResults } from './class-results.tsx'

export interface SummaryViewProps {
  client: Client
  control: ClassControl
  facts: ClassFacts
  /** Who ended it before its time; null where its clock did. */
  stopped: NonNullable<RoomClass['stopped']> | null
  /** Whether whoever looks on may have it run on. */
  canContinue: boolean
  roomName: string
  /** On a wall nobody scrolls, and nobody presses anything unless signed in there. */
  isWall: boolean
  /** Back to the rooms; the class stays as it is. */
  onLeave: () => void
  /** Absent for who may only look on. */
  onReset?: () => void
  isResetting: boolean
  /** The center's time zone. */
  zone: string
}

type Results = UseQueryResult<ClassSummary>

/** The results, or why there are none to be seen. */
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
  return <ClassResults results={summary.data.results} />
}

/** What everybody reached, until the coach leaves it. */
export function SummaryView(props: SummaryViewProps) {
  const { client, control, facts, stopped, canContinue, roomName, isWall, onLeave, onReset, isResetting, zone } = props
  const { t } = useLingui()
  const summary = useQuery(classSummaryQueryOptions(client, facts.uuid))
  const { trainingName = '', results = [] } = summary.data ?? {}
  const close = onReset !== undefined && (
    <Button tone="accent" icon="check" onClick={onReset} loading={isResetting}>
      {t`Close class`}
    </Button>
  )
  if (isWall && results.length > 0) {
    const actions = (
      <>
        {stopped !== null && canContinue && <ContinueButton control={control} stopped={stopped} />}
        {close}
      </>
    )
    return <WallResultsPage roomName={roomName} trainingName={trainingName} results={results} actions={actions} />
  }
  const leave = !isWall && <IconButton icon="back" label={t`All rooms`} onClick={onLeave} />
  return (
    <Stack gap="xl">
      <PageHeader title={t`Class finished`} text={`${roomName} · ${trainingName}`} before={leave} actions={close} />
      {stopped !== null && onReset !== undefined && (
        <StoppedNotice control={control} stopped={stopped} canContinue={canContinue} zone={zone} />
      )}
      <Body summary={summary} />
    </Stack>
  )
}
