import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Import } from '@repo/api-client/imports/import'
import { importQueries } from '@repo/api-client/imports/queries'
import type { ImportKind, ImportState } from '@repo/domain/imports/import'
import { formatMoment } from '@repo/domain/time/date-format'
import { Badge } from '@repo/ui/badge'
import { Button } from '@repo/ui/button'
import { Card } from '@repo/ui/card'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { Truncated } from '@repo/ui/truncated'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useZone } from '../../../app/locale/use-zone.ts'
import { useServices } from '../../../app/services-context.ts'
import { useSessionStore } from '../../../app/session/session-store.ts'
import { useImportLabels, type OpenAnother } from '../import-labels.ts'
import { useDiscard } from '../import-mutations.ts'
import { UndoQuestion } from '../result/undo-question.tsx'

const TONES = {
  columns: 'warning',
  preview: 'warning',
  running: 'accent',
  done: 'success',
  undoing: 'accent',
  undone: 'neutral',
} as const satisfies Record<ImportState, string>

interface RecentProps {
  one: Import
  onOpen: OpenAnother
  onUndo: () => void
}

function Recent({ one, onOpen, onUndo }: RecentProps) {
  const { t } = useLingui()
  const words = useImportLabels()
  const zone = useZone()
  const language = useSessionStore((state) => state.locale)
  const discard = useDiscard()
  const { uuid, state, counts, outcomes } = one
  const isOpen = state === 'columns' || state === 'preview'
  const rows = counts.new + counts.changed + counts.same + counts.fault + counts.leftOut
  const written = outcomes.created + outcomes.changed
  const at = formatMoment(one.createdAt.getTime(), zone, language)
  const count = isOpen
    ? t`${plural(rows, { one: '# row', other: '# rows' })}`
    : t`${plural(written, { one: '# imported', other: '# imported' })}`
  const name = one.kind === 'trainings' ? words.lists.trainings : one.fileName
  const hasCount = state === 'preview' || state === 'done'
  return (
    <Card as="li">
      <Inline gap="m" justify="between">
        <Stack gap="xs">
          <Inline gap="s">
            <Truncated text={name} />
            <Badge tone={TONES[state]}>{words.states[state]}</Badge>
          </Inline>
          <Text tone="muted" size="s">
            {hasCount ? `${at} · ${count}` : at}
          </Text>
        </Stack>
        <Inline gap="s">
          {isOpen && (
            <Button size="s" tone="ghost" loading={discard.isPending} onClick={() => discard.mutate(uuid)}>
              {t`Discard`}
            </Button>
          )}
          {one.undoUntil !== null && (
            <Button size="s" tone="ghost" onClick={onUndo}>
              {t`Undo`}
            </Button>
          )}
          <Button size="s" onClick={() => onOpen(uuid)}>
            {isOpen ? t`Continue` : t`Open`}
          </Button>
        </Inline>
      </Inline>
    </Card>
  )
}

/** Also those of others and of other tabs. */
export function RecentImports({ kind, onOpen }: { kind: ImportKind; onOpen: OpenAnother }) {
  const { t } = useLingui()
  const { client } = useServices()
  const { data = [] } = useQuery(importQueries.recent(client, kind))
  const [undone, setUndone] = useState<string | null>(null)
  if (data.length === 0) return null
  return (
    <Stack gap="m" as="section">
      <Heading level={2} size="m">
        {t`Imports of the last 24 hours`}
      </Heading>
      <Stack gap="s" as="ul">
        {data.map((one) => (
          <Recent key={one.uuid} one={one} onOpen={onOpen} onUndo={() => setUndone(one.uuid)} />
        ))}
      </Stack>
      {undone !== null && (
        <UndoQuestion uuid={undone} kind={kind} onDone={() => onOpen(undone)} onClose={() => setUndone(null)} />
      )}
    </Stack>
  )
}
