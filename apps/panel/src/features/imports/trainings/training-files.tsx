import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Import } from '@repo/api-client/imports/import'
import { trainingTypesQueryOptions } from '@repo/api-client/trainings/queries'
import { importLimits, type RowState } from '@repo/domain/imports/import'
import { recordingLimits } from '@repo/domain/trainings/training-limits'
import { Banner } from '@repo/ui/banner'
import { Card } from '@repo/ui/card'
import { Columns } from '@repo/ui/columns'
import { FileDrop } from '@repo/ui/file-drop'
import { Inline } from '@repo/ui/inline'
import { LinkRows } from '@repo/ui/link-rows'
import { ProgressBar } from '@repo/ui/progress-bar'
import { SelectField } from '@repo/ui/select-field'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useServices } from '../../../app/services-context.ts'
import { LoadFailure } from '../../../lib/load-failure.tsx'
import { RecentImports } from '../file/recent-imports.tsx'
import type { OpenAnother } from '../import-labels.ts'
import { ImportRows } from '../preview/import-rows.tsx'
import { firstFilter, RowFilter } from '../preview/row-filter.tsx'
import { RunCard } from '../preview/run-card.tsx'
import { droppedFiles } from './dropped-files.ts'
import type { TrainingFile } from './unpack.ts'
import { type RefusedFile, useTrainingFiles } from './use-training-files.ts'

const MEGABYTES = recordingLimits.bytes / 2 ** 20
const STATES: readonly RowState[] = ['new', 'same', 'fault', 'left-out']

function Refused({ files }: { files: readonly RefusedFile[] }) {
  const { t } = useLingui()
  const count = files.length
  return (
    <Stack gap="s">
      <Banner tone="warning" announce>
        {t`${plural(count, { one: "# file wasn't read", other: "# files weren't read" })}`}
      </Banner>
      <LinkRows
        label={t`Files that weren't read`}
        rows={files.map(({ path, text }, index) => ({ id: String(index), title: path, text }))}
      />
    </Stack>
  )
}

function Progress({ sent, all }: { sent: number; all: number }) {
  const { t } = useLingui()
  const said = t`${{ through: sent }} of ${plural(all, { one: '# file', other: '# files' })}`
  return (
    <Card>
      <Stack gap="s">
        <ProgressBar value={all === 0 ? 0 : sent / all} label={t`Reading files`} valueText={said} end={said} />
        <Text tone="muted" size="s">
          {t`Keep this page open until all files are read.`}
        </Text>
      </Stack>
    </Card>
  )
}

function Preview({ shown, isSending, onOpen }: { shown: Import; isSending: boolean; onOpen: OpenAnother }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<RowState | null>(null)
  const filter = chosen ?? firstFilter(shown.counts)
  return (
    <>
      <RunCard shown={shown} isWaiting={isSending} onOpen={onOpen} />
      <Inline>
        <RowFilter counts={shown.counts} states={STATES} value={filter} onChange={setChosen} />
      </Inline>
      <ImportRows shown={shown} filter={filter} empty={t`No files like this.`} />
    </>
  )
}

interface TrainingFilesProps {
  /** Undefined before the first files. */
  shown: Import | undefined
  onOpen: OpenAnother
}

/** Files and preview of trainings, on one page, because files can be added until the run. */
export function TrainingFiles({ shown, onOpen }: TrainingFilesProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const query = useQuery(trainingTypesQueryOptions(client))
  const [chosen, setChosen] = useState<string>()
  const files = useTrainingFiles((uuid) => onOpen(uuid))
  const types = query.data ?? []
  const typeUuid = chosen ?? types[0]?.uuid
  const most = importLimits.trainingFiles
  const take = (reading: Promise<readonly TrainingFile[]>) => {
    if (typeUuid !== undefined) void files.send(reading, { uuid: shown?.uuid ?? null, typeUuid })
  }
  if (query.isLoadingError)
    return <LoadFailure title={t`Couldn't load training types`} onRetry={() => query.refetch()} />
  const dropArea = (
    <FileDrop
      label={shown === undefined ? t`Choose files or drop them here` : t`Add more files`}
      hint={t`A ZIP, folders, or up to ${most} FIT, TCX, or GPX files of ${MEGABYTES} MB each. An email or whole name in the file or folder name says whose they are.`}
      disabled={typeUuid === undefined || files.isSending}
      onDrop={(dropped) => take(droppedFiles(dropped))}
      onFiles={(list) => take(Promise.resolve(list.map((file) => ({ path: file.name, file }))))}
    />
  )
  return (
    <Stack gap="l">
      {shown === undefined && (
        <Columns min="card">
          <SelectField
            label={t`Training`}
            hint={t`All files of this import get this type.`}
            options={types.map(({ uuid, name }) => ({ value: uuid, label: name }))}
            value={typeUuid}
            onValueChange={setChosen}
            disabled={files.isSending}
          />
        </Columns>
      )}
      {shown === undefined && dropArea}
      {files.isSending && <Progress sent={files.sent} all={files.all} />}
      {files.refused.length > 0 && <Refused files={files.refused} />}
      {shown === undefined ? (
        <RecentImports kind="trainings" onOpen={onOpen} />
      ) : (
        <Preview shown={shown} isSending={files.isSending} onOpen={onOpen} />
      )}
      {shown !== undefined && dropArea}
    </Stack>
  )
}
