import { useLingui } from '@lingui/react/macro'
import { downloadTraining } from '@repo/api-client/trainings/training'
import { TRAINING_FORMATS, type TrainingFormat } from '@repo/domain/trainings/training-file'
import { Button } from '@repo/ui/button'
import { Menu } from '@repo/ui/menu'

import { useServices } from '../../app/services-context.ts'
import { useDownload } from '../../lib/use-download.ts'

export function TrainingDownloads({ uuid }: { uuid: string }) {
  const { t } = useLingui()
  const { client } = useServices()
  const file = useDownload((format: TrainingFormat) =>
    client.download(downloadTraining, { params: { uuid }, query: { format } }),
  )
  const labels: Readonly<Record<TrainingFormat, string>> = {
    csv: t`CSV: one row per second`,
    tcx: t`TCX: for sports apps`,
    fit: t`FIT: for sports apps and watches`,
  }
  return (
    <Menu
      trigger={
        <Button icon="download" loading={file.isPending}>
          {t`Download`}
        </Button>
      }
      groups={[
        TRAINING_FORMATS.map((format) => ({
          key: format,
          label: labels[format],
          onSelect: () => file.mutate(format),
        })),
      ]}
    />
  )
}
