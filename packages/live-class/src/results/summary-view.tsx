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
  /** Null if the class ended by its clock. */
  stopped: NonNullable<RoomClass['stopped']> | null
  canContinue: boolean
  roomName: string
  isWall: boolean
  onLeave: () => void
  /** Absent without permission. */
  onReset?: () => void
  isResetting: boolean
  zone: string
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

export function SummaryView(props: SummaryViewProps) {
  const { client, control, facts, stopped, canContinue, roomName, isWall, onLeave, onReset, isResetting, zone } = props
  const { t } = useLingui()
  const summary = useQuery(classSummaryQueryOptions(client, facts.uuid))
  const { trainingName = '', results = [], order = 'effort' } = summary.data ?? {}
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
    return <WallResultsPage {...{ roomName, trainingName, results, order, actions }} />
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
