import { useLingui } from '@lingui/react/macro'
import type { Import, ImportSettings } from '@repo/api-client/imports/import'
import type { ImportColumn } from '@repo/domain/imports/import'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Card } from '@repo/ui/card'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useState } from 'react'

import type { OpenAnother } from '../import-labels.ts'
import { useDiscard, useSaveColumns } from '../import-mutations.ts'
import { inOrder, missingColumns, openQuestions, questionOf, withColumn } from './column-choices.ts'
import { ColumnField } from './column-field.tsx'
import { fields } from './columns.css.ts'
import { FileParts, type FileReading } from './file-parts.tsx'
import { ShortNames } from './short-names.tsx'

interface ColumnsStepProps {
  shown: Import
  onDone: () => void
  onOpen: OpenAnother
}

function UnusedColumns({ shown, settings }: { shown: Import; settings: ImportSettings }) {
  const { t } = useLingui()
  const used = new Set(Object.values(settings.columns))
  const names = shown.columns.filter(({ index, header }) => !used.has(index) && header.trim() !== '')
  if (names.length === 0) return null
  const list = names.map(({ header }) => header).join(', ')
  return (
    <Text tone="muted" size="s">
      {t`Not imported: ${list}`}
    </Text>
  )
}

export function ColumnsStep({ shown, onDone, onOpen }: ColumnsStepProps) {
  const { t } = useLingui()
  const [read, setRead] = useState(shown.settings)
  const [settings, setSettings] = useState(shown.settings)
  const [isTried, setIsTried] = useState(shown.questions.length > 0)
  // the file was read again, here or in another tab
  if (JSON.stringify(read) !== JSON.stringify(shown.settings)) {
    setRead(shown.settings)
    setSettings(shown.settings)
  }
  const save = useSaveColumns(shown.uuid)
  const discard = useDiscard()
  const missing = missingColumns(shown, settings.columns)
  const asked = openQuestions(shown, settings)
  const answer = (part: Partial<ImportSettings>) => setSettings({ ...settings, ...part })
  const choose = (column: ImportColumn, index: number | null) =>
    answer({ columns: withColumn(settings.columns, column, index) })
  const readAgain = (part: FileReading) => save.mutate({ ...settings, ...part })
  const goOn = () => {
    setIsTried(true)
    if (missing.length > 0 || asked.length > 0) return
    save.mutate(settings, {
      onSuccess: ({ state, questions }) => {
        if (state === 'preview' && questions.length === 0) onDone()
      },
    })
  }
  const isOpen = missing.length > 0 || asked.length > 0
  return (
    <Stack gap="l">
      {isOpen && isTried && (
        <Banner tone="warning" announce title={t`The file leaves something open`}>
          {t`Answer what is marked below. Nothing is guessed without you.`}
        </Banner>
      )}
      <FileParts shown={shown} onRead={readAgain} />
      <Card padding="none">
        <ul className={fields}>
          {inOrder(shown).map((column) => (
            <ColumnField
              key={column}
              shown={shown}
              column={column}
              settings={settings}
              isMissing={missing.includes(column)}
              isAsked={asked.some((one) => one === questionOf(column))}
              isTried={isTried}
              onColumn={choose}
              onAnswer={answer}
            />
          ))}
        </ul>
      </Card>
      <UnusedColumns shown={shown} settings={settings} />
      {shown.kind === 'members' && (
        <ShortNames isShortName={settings.isShortName} onChange={(isShortName) => answer({ isShortName })} />
      )}
      <Inline gap="s" justify="end">
        <Button
          tone="ghost"
          loading={discard.isPending}
          onClick={() => discard.mutate(shown.uuid, { onSuccess: () => onOpen('new', true) })}
        >
          {t`Discard`}
        </Button>
        <Button tone="accent" loading={save.isPending} onClick={goOn}>
          {t`Continue to preview`}
        </Button>
      </Inline>
    </Stack>
  )
}
