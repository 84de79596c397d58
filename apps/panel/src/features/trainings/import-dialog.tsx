import { useLingui } from '@lingui/react/macro'
import { trainingTypesQueryOptions } from '@repo/api-client/trainings/queries'
import { recordingLimits } from '@repo/domain/limits'
import { Badge } from '@repo/ui/badge'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { FileDrop } from '@repo/ui/file-drop'
import { Inline } from '@repo/ui/inline'
import { ProgressBar } from '@repo/ui/progress-bar'
import { SelectField } from '@repo/ui/select-field'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { Truncated } from '@repo/ui/truncated'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useServices } from '../../app/services-context.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { countThrough, type ImportedFile } from './import-files.ts'
import { useImport } from './use-import.ts'

interface ImportDialogProps {
  memberUuid: string
  name: string
  onClose: () => void
}

const MEGABYTES = recordingLimits.bytes / (1024 * 1024)

/** A file and what has become of it. */
function FileRow({ file: { name, outcome } }: { file: ImportedFile }) {
  const { t } = useLingui()
  const words = { waiting: t`Waiting`, sending: t`Importing…`, done: t`Imported`, refused: t`Not imported` }
  const tones = { waiting: 'neutral', sending: 'neutral', done: 'success', refused: 'danger' } as const
  return (
    <li>
      <Stack gap="xs">
        <Inline gap="s" justify="between" wrap={false}>
          <Truncated text={name} />
          <Badge tone={tones[outcome.kind]}>{words[outcome.kind]}</Badge>
        </Inline>
        {outcome.kind === 'refused' && (
          <Text tone="muted" size="s">
            {outcome.text}
          </Text>
        )}
      </Stack>
    </li>
  )
}

function Progress({ files }: { files: readonly ImportedFile[] }) {
  const { t } = useLingui()
  const [through, all] = [countThrough(files), files.length]
  const said = t`${through} of ${all} files`
  return (
    <Stack gap="m">
      <ProgressBar value={through / all} label={t`Import`} valueText={said} end={said} />
      <div aria-live="polite">
        <Stack gap="s" as="ul">
          {files.map((file) => (
            <FileRow key={file.key} file={file} />
          ))}
        </Stack>
      </div>
    </Stack>
  )
}

/** Imports files of trainings of one user. */
export function ImportDialog({ memberUuid, name, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const query = useQuery(trainingTypesQueryOptions(client))
  const [chosen, setChosen] = useState<string>()
  const { files, send, tell } = useImport()
  const types = query.data ?? []
  const typeUuid = chosen ?? types[0]?.uuid
  const isSending = countThrough(files) < files.length
  const close = (): void => {
    if (isSending) return
    onClose()
    tell()
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t`Import sessions`}
      description={name}
      closeLabel={t`Close`}
      dismissible={!isSending}
      footer={
        <Button onClick={close} loading={isSending}>
          {t`Close`}
        </Button>
      }
    >
      {query.isLoadingError ? (
        <LoadFailure title={t`Could not load the training types`} onRetry={() => query.refetch()} />
      ) : (
        <Stack gap="l">
          <SelectField
            label={t`Training`}
            options={types.map(({ uuid, name: label }) => ({ value: uuid, label }))}
            value={typeUuid}
            onValueChange={setChosen}
          />
          <FileDrop
            label={t`Choose files or drop them here`}
            hint={t`FIT or TCX, at most ${MEGABYTES} MB each`}
            accept=".fit,.tcx"
            disabled={typeUuid === undefined || isSending}
            onFiles={(list) => {
              if (typeUuid !== undefined) void send(list, { memberUuid, typeUuid })
            }}
          />
          {files.length > 0 && <Progress files={files} />}
        </Stack>
      )}
    </Dialog>
  )
}
