import { useLingui } from '@lingui/react/macro'
import { formatCount } from '@repo/domain/core/number-format'
import { importLimits, type ImportKind } from '@repo/domain/imports/import'
import { templateOf } from '@repo/domain/imports/template'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Card } from '@repo/ui/card'
import { FileDrop } from '@repo/ui/file-drop'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useState } from 'react'

import { saveFile } from '../../../app/save-file.ts'
import { useSessionStore } from '../../../app/session/session-store.ts'
import { refusalText } from '../../../lib/refusal-text.ts'
import type { OpenAnother } from '../import-labels.ts'
import { useUpload } from '../import-mutations.ts'
import { RecentImports } from './recent-imports.tsx'

interface FileStepProps {
  kind: Exclude<ImportKind, 'trainings'>
  onOpen: OpenAnother
}

const MEGABYTES = importLimits.fileBytes / 2 ** 20
const ACCEPTED = '.csv,.tsv,.txt,.xlsx'

function Template({ kind }: Pick<FileStepProps, 'kind'>) {
  const { t } = useLingui()
  const locale = useSessionStore((state) => state.locale)
  const save = () => {
    const name = kind === 'members' ? t`users-to-import.csv` : t`sensors-to-import.csv`
    saveFile(new Blob([templateOf(kind, locale)], { type: 'text/csv' }), name)
  }
  return (
    <Inline gap="s" justify="between">
      <Text tone="muted" size="s">
        {kind === 'members'
          ? t`No file yet? Fill in a blank one. An email and a first name are enough.`
          : t`No file yet? Fill in a blank one. A MAC address or ANT number is enough.`}
      </Text>
      <Button size="s" icon="download" onClick={save}>{t`Download blank file`}</Button>
    </Inline>
  )
}

export function FileStep({ kind, onOpen }: FileStepProps) {
  const { t } = useLingui()
  const upload = useUpload(kind)
  const [tooLarge, setTooLarge] = useState<string | null>(null)
  const [rows, columns] = [formatCount(importLimits.rows), 100]
  const take = ([file]: readonly File[]) => {
    if (file === undefined || upload.isPending) return
    upload.reset()
    const isTooLarge = file.size > importLimits.fileBytes
    setTooLarge(isTooLarge ? t`The file is larger than ${MEGABYTES} MB.` : null)
    if (isTooLarge) return
    upload.mutate(file, { onSuccess: ({ uuid }) => onOpen(uuid) })
  }
  const refused = upload.isError ? refusalText(upload.error, t`An error occurred, please try again later.`) : tooLarge
  const name = upload.isPending ? upload.variables.name : ''
  return (
    <Stack gap="xl">
      <Stack gap="m">
        {refused !== null && (
          <Banner tone="danger" announce title={t`The file wasn't read`}>
            {refused}
          </Banner>
        )}
        <FileDrop
          label={upload.isPending ? t`Reading ${name}…` : t`Choose a file or drop it here`}
          hint={t`CSV, TSV, or XLSX of any other system, up to ${MEGABYTES} MB, ${rows} rows, and ${columns} columns`}
          accept={ACCEPTED}
          multiple={false}
          disabled={upload.isPending}
          onFiles={take}
        />
        <Text tone="muted" size="s">
          {t`Nothing changes before you have seen a preview, and you can undo an import for 24 hours.`}
        </Text>
      </Stack>
      <Card>
        <Template kind={kind} />
      </Card>
      <RecentImports kind={kind} onOpen={onOpen} />
    </Stack>
  )
}
