import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import { downloadClassLog } from '@repo/api-client/trainings/class-records'
import { classRecordsQueryOptions, trainedClassQueryOptions } from '@repo/api-client/trainings/queries'
import { formatMoment, zoneCity } from '@repo/domain/time/date-format'
import { ClassResults, PendingClassResults } from '@repo/live-class/class-results'
import { ReplaySkeleton, ReplayView } from '@repo/live-class/replay-view'
import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { LoadingView } from '@repo/ui/loading-view'
import { PageHeader } from '@repo/ui/page-header'
import { SegmentedControl } from '@repo/ui/segmented-control'
import { Stack } from '@repo/ui/stack'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useLocale } from '../../app/locale/use-locale.ts'
import { useZone } from '../../app/locale/use-zone.ts'
import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useDownload } from '../../lib/use-download.ts'

export interface ClassPageProps {
  uuid: string
  isReplay: boolean
  onReplay: (isReplay: boolean) => void
  onLeave: () => void
}

interface LoadedProps<T> {
  query: UseQueryResult<T>
  /** As high as what comes. */
  pending: ReactNode
  children: (data: T) => ReactNode
}

function Loaded<T>({ query, pending, children }: LoadedProps<T>) {
  const { t } = useLingui()
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return <LoadFailure title={t`Couldn't load the class`} onRetry={() => query.refetch()} />
  }
  return <LoadingView label={t`Loading`}>{pending}</LoadingView>
}

function Replay({ uuid }: { uuid: string }) {
  const { client } = useServices()
  const records = useQuery(classRecordsQueryOptions(client, uuid))
  return (
    <Loaded query={records} pending={<ReplaySkeleton />}>
      {(replayed) => <ReplayView replayed={replayed} />}
    </Loaded>
  )
}

const useWhen = (startAt: Date | undefined): string => {
  const language = useLocale()
  const zone = useZone()
  if (startAt === undefined) return ''
  const at = startAt.getTime()
  return `${formatMoment(at, zone, language)} (${zoneCity(zone, language)})`
}

export function ClassPage({ uuid, isReplay, onReplay, onLeave }: ClassPageProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const shown = useQuery(trainedClassQueryOptions(client, uuid))
  const { uuidBranch } = useSession()
  const mayExport = useQuery(centerQueryOptions(client, uuidBranch)).data?.exportsClassLogs === true
  const log = useDownload(() => client.download(downloadClassLog, { params: { uuid } }))
  const when = useWhen(shown.data?.startAt)
  const { data } = shown
  return (
    <Stack gap="l">
      <PageHeader
        title={t`Class`}
        {...(data === undefined ? {} : { text: [data.roomName, data.trainingName, when].join(' · ') })}
        isTextPending={shown.isPending}
        before={<IconButton icon="back" label={t`Back to sessions`} onClick={onLeave} />}
        actions={
          mayExport && (
            <Button icon="download" loading={log.isPending} onClick={() => log.mutate(undefined)}>
              {t`Measurements`}
            </Button>
          )
        }
      />
      <Inline>
        <SegmentedControl
          label={t`What to show`}
          segments={[
            { value: 'results', label: t`Results`, icon: 'trophy' },
            { value: 'replay', label: t`Replay`, icon: 'play' },
          ]}
          value={isReplay ? 'replay' : 'results'}
          onValueChange={(value) => onReplay(value === 'replay')}
        />
      </Inline>
      {isReplay ? (
        <Replay uuid={uuid} />
      ) : (
        <Loaded query={shown} pending={<PendingClassResults />}>
          {({ results, order }) => <ClassResults results={results} order={order} />}
        </Loaded>
      )}
    </Stack>
  )
}
