import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import type { Import } from '@repo/api-client/imports/import'
import { importQueries } from '@repo/api-client/imports/queries'
import type { ImportKind } from '@repo/domain/imports/import'
import { Button } from '@repo/ui/button'
import { ErrorState } from '@repo/ui/error-state'
import { IconLink } from '@repo/ui/icon-link'
import { PageHeader } from '@repo/ui/page-header'
import { Skeleton } from '@repo/ui/skeleton'
import { Stack } from '@repo/ui/stack'
import { Stepper } from '@repo/ui/stepper'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

import { useServices } from '../../app/services-context.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { ColumnsStep } from './columns/columns-step.tsx'
import { FileStep } from './file/file-step.tsx'
import { type OpenAnother, PATHS, useImportLabels } from './import-labels.ts'
import { useRefreshList } from './import-mutations.ts'
import { PreviewStep } from './preview/preview-step.tsx'
import { ResultStep } from './result/result-step.tsx'
import { RunStep } from './result/run-step.tsx'
import { TrainingFiles } from './trainings/training-files.tsx'

interface ImportPageProps {
  kind: ImportKind
  /** Null for a new one. */
  uuid: string | null
  onOpen: OpenAnother
}

const PLACES = { columns: 1, preview: 2, running: 3, undoing: 3, done: 4, undone: 4 } as const

const useSteps = (kind: ImportKind, shown: Import | undefined, showColumns: (() => void) | undefined) => {
  const { t } = useLingui()
  const file = { key: 'file', label: kind === 'trainings' ? t`Files` : t`File` }
  const columns = { key: 'columns', label: t`Columns`, onSelect: showColumns }
  const rest = [
    { key: 'preview', label: t`Preview` },
    { key: 'import', label: t({ message: 'Import', context: 'step of an import' }) },
  ]
  const place = shown === undefined ? 0 : PLACES[shown.state]
  if (kind !== 'trainings') return { steps: [file, columns, ...rest], current: place }
  return { steps: [file, ...rest], current: Math.max(0, place - 1) }
}

function Loading() {
  return (
    <Stack gap="m">
      <Skeleton shape="title" />
      <Skeleton />
    </Stack>
  )
}

interface StepProps {
  shown: Import
  isAtColumns: boolean
  onPreview: () => void
  onOpen: OpenAnother
}

function Step({ shown, isAtColumns, onPreview, onOpen }: StepProps) {
  switch (shown.state) {
    case 'columns':
      return <ColumnsStep shown={shown} onDone={onPreview} onOpen={onOpen} />
    case 'preview':
      if (isAtColumns) return <ColumnsStep shown={shown} onDone={onPreview} onOpen={onOpen} />
      return <PreviewStep shown={shown} onOpen={onOpen} />
    case 'running':
    case 'undoing':
      return <RunStep shown={shown} />
    case 'done':
    case 'undone':
      return <ResultStep shown={shown} onOpen={onOpen} />
    default:
      return shown.state satisfies never
  }
}

const NOT_FOUND = 404

function Failed({ error, onRetry, onOpen }: { error: Error; onRetry: () => unknown; onOpen: OpenAnother }) {
  const { t } = useLingui()
  if (!(error instanceof ApiError) || error.status !== NOT_FOUND)
    return <LoadFailure title={t`Couldn't load the import`} onRetry={onRetry} />
  return (
    <ErrorState
      title={t`This import no longer exists`}
      text={t`Imports are deleted 24 hours after their last step.`}
      action={<Button onClick={() => onOpen('new', true)}>{t`Import another file`}</Button>}
    />
  )
}

/** Trainings keep one view from the first file to the run, so that sending continues while the import is created. */
const isSendingFiles = (kind: ImportKind, shown: Import | undefined): boolean =>
  kind === 'trainings' && (shown === undefined || shown.state === 'preview')

function Body({ kind, uuid, onOpen, query, ...step }: ImportPageProps & BodyProps) {
  const shown = uuid === null ? undefined : query.data
  if (query.isLoadingError) return <Failed error={query.error} onRetry={() => query.refetch()} onOpen={onOpen} />
  if (isSendingFiles(kind, shown)) return <TrainingFiles shown={shown} onOpen={onOpen} />
  if (shown !== undefined) return <Step shown={shown} onOpen={onOpen} {...step} />
  return uuid === null && kind !== 'trainings' ? <FileStep kind={kind} onOpen={onOpen} /> : <Loading />
}

interface BodyProps extends Pick<StepProps, 'isAtColumns' | 'onPreview'> {
  query: UseQueryResult<Import>
}

/** Begins each step at its top. The button that led there is gone, and the focus with it. */
const useStepStart = (step: number): void => {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return undefined
    before.current = step
    const frame = requestAnimationFrame(() => {
      window.scrollTo({ top: 0 })
      if (document.activeElement !== document.body) return
      document.querySelector<HTMLElement>('[data-view-title]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [step])
}

export function ImportPage({ kind, uuid, onOpen }: ImportPageProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const words = useImportLabels()
  const query = useQuery({ ...importQueries.one(client, uuid ?? ''), enabled: uuid !== null })
  const shown = uuid === null ? undefined : query.data
  const [atColumns, setAtColumns] = useState<string | null>(null)
  const isPreview = shown?.state === 'preview'
  const isAtColumns = isPreview && atColumns === uuid
  const { steps, current } = useSteps(kind, shown, isPreview ? () => setAtColumns(uuid) : undefined)
  const step = isAtColumns ? PLACES.columns : current
  useStepStart(step)
  const isWritten = shown?.state === 'done' || shown?.state === 'undone'
  const refreshList = useRefreshList(kind)
  useEffect(() => {
    if (isWritten) refreshList()
  }, [isWritten, refreshList])
  return (
    <Stack gap="l">
      <PageHeader
        title={words.titles[kind]}
        {...(shown === undefined || kind === 'trainings' ? {} : { text: shown.fileName })}
        before={<IconLink icon="back" label={words.lists[kind]} link={<Link to={PATHS[kind]} />} />}
      />
      <Stepper label={t`Steps of the import`} steps={steps} current={step} doneLabel={t`done`} />
      <Body
        kind={kind}
        uuid={uuid}
        onOpen={onOpen}
        query={query}
        isAtColumns={isAtColumns}
        onPreview={() => setAtColumns(null)}
      />
    </Stack>
  )
}
