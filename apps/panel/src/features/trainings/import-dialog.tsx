import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { trainingTypesQueryOptions } from '@repo/api-client/trainings/queries'
import { recordingLimits } from '@repo/domain/trainings/training-limits'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { FileDrop } from '@repo/ui/file-drop'
import { ProgressBar } from '@repo/ui/progress-bar'
import { SelectField } from '@repo/ui/select-field'
import { Stack } from '@repo/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useZone } from '../../app/locale/use-zone.ts'
import { useServices } from '../../app/services-context.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { FileRow } from './import-file-row.tsx'
import { countAnswered, type ImportedFile } from './import-files.ts'
import { useImport, type Decision } from './use-import.ts'

interface ImportDialogProps {
  memberUuid: string
  name: string
  onClose: () => void
}

const MEGABYTES = recordingLimits.bytes / (1024 * 1024)

interface ProgressProps {
  files: readonly ImportedFile[]
  zone: string
  onDecide: (file: ImportedFile, decision: Decision) => void
}

function Progress({ files, zone, onDecide }: ProgressProps) {
  const { t } = useLingui()
  const [answered, all] = [countAnswered(files), files.length]
  const said = t`${{ through: answered }} of ${plural(all, { one: '# file', other: '# files' })}`
  return (
    <Stack gap="m">
      <ProgressBar value={answered / all} label={t`Import`} valueText={said} end={said} />
      <div aria-live="polite">
        <Stack gap="s" as="ul">
          {files.map((file) => (
            <FileRow key={file.key} file={file} zone={zone} onDecide={(decision) => onDecide(file, decision)} />
          ))}
        </Stack>
      </div>
    </Stack>
  )
}

export function ImportDialog({ memberUuid, name, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const query = useQuery(trainingTypesQueryOptions(client))
  const [chosen, setChosen] = useState<string>()
  const { files, send, decide, tell } = useImport()
  const zone = useZone()
  const types = query.data ?? []
  const typeUuid = chosen ?? types[0]?.uuid
  const isSending = countAnswered(files) < files.length
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
        <LoadFailure title={t`Couldn't load training types`} onRetry={() => query.refetch()} />
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
            hint={t`FIT, TCX, or GPX, up to ${MEGABYTES} MB each`}
            disabled={typeUuid === undefined || isSending}
            onFiles={(list) => {
              if (typeUuid !== undefined) void send(list, { memberUuid, typeUuid })
            }}
          />
          {files.length > 0 && typeUuid !== undefined && (
            <Progress
              files={files}
              zone={zone}
              onDecide={(file, decision) => void decide(file, { memberUuid, typeUuid }, decision)}
            />
          )}
        </Stack>
      )}
    </Dialog>
  )
}
