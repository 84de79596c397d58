import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MemberTraining } from '@repo/api-client/members/member-trainings'
import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { VirtualTable } from '@repo/ui/virtual-table'

interface ReportTrainingsProps {
  trainings: readonly MemberTraining[]
  head: readonly string[]
  cellsOf: (training: MemberTraining, index: number) => readonly string[]
  onRemove: (uuid: string) => void
  removed: number
  onRestore: () => void
}

export function ReportTrainings({ trainings, head, cellsOf, onRemove, removed, onRestore }: ReportTrainingsProps) {
  const { t } = useLingui()
  return (
    <Stack gap="s">
      {trainings.length === 0 ? (
        <Text tone="muted">{t`No sessions in this report`}</Text>
      ) : (
        <VirtualTable
          label={t`Sessions in the report`}
          columns={[...head, t`Remove`]}
          rows={trainings}
          keyOf={({ uuid }) => uuid}
          cellsOf={cellsOf}
          renderAction={(training, index) => (
            <IconButton
              size="s"
              icon="trash"
              label={t`Remove session ${{ number: index + 1 }}`}
              onClick={() => onRemove(training.uuid)}
            />
          )}
        />
      )}
      {removed > 0 && (
        <Inline gap="m">
          <Text tone="muted">{t`${plural(removed, { one: '# removed', other: '# removed' })}`}</Text>
          <Button size="s" tone="ghost" icon="refresh" onClick={onRestore}>
            {t`Undo last removal`}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
