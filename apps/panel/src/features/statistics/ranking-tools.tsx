import { EXPORT_FORMATS, type ExportFormat } from '@repo/api-client/core/list'
import { exportRanking } from '@repo/api-client/statistics/endpoints'
import { RANKING_SIZES, type RankingSize } from '@repo/domain/challenges/ranking'
import type { Period } from '@repo/domain/time/period'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { Menu } from '@repo/ui/menu'

import { useServices } from '../../app/services-context.ts'
import { useListLabels } from '../../lib/list/list-labels.ts'
import { useDownload } from '../../lib/use-download.ts'

interface RankingToolsProps {
  size: RankingSize
  onSize: (size: RankingSize) => void
  period: Period
}

export function RankingTools({ size, onSize, period: { start, end } }: RankingToolsProps) {
  const { client } = useServices()
  const words = useListLabels()
  const file = useDownload((format: ExportFormat) => client.download(exportRanking, { query: { start, end, format } }))
  const fileLabels = { csv: words.csvFile, xlsx: words.excelFile }
  return (
    <Inline gap="s">
      <Menu
        trigger={<Button icon="columns">{words.rows(size)}</Button>}
        groups={[
          RANKING_SIZES.map((rows) => ({
            key: String(rows),
            label: words.rows(rows),
            checked: size === rows,
            onSelect: () => onSize(rows),
          })),
        ]}
      />
      <Menu
        trigger={
          <Button icon="download" loading={file.isPending}>
            {words.exportAs}
          </Button>
        }
        groups={[
          EXPORT_FORMATS.map((format) => ({
            key: format,
            label: fileLabels[format],
            icon: 'table' as const,
            onSelect: () => file.mutate(format),
          })),
        ]}
      />
    </Inline>
  )
}
