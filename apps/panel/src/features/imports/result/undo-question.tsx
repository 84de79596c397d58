import { useLingui } from '@lingui/react/macro'
import type { ImportKind } from '@repo/domain/imports/import'

import { ConfirmAction } from '../../../lib/confirm-action.tsx'
import { useUndoImport } from '../import-mutations.ts'

interface UndoQuestionProps {
  uuid: string
  kind: ImportKind
  onDone?: () => void
  onClose: () => void
}

export function UndoQuestion({ uuid, kind, onDone, onClose }: UndoQuestionProps) {
  const { t } = useLingui()
  const texts = {
    members: t`Imported users are deleted again, and changed ones get their earlier data back. Users who trained, joined a challenge or class, or were edited since are kept.`,
    sensors: t`Imported sensors are deleted again, and changed ones get their earlier data back. Sensors that were edited or lent since are kept.`,
    trainings: t`Imported sessions are deleted again.`,
  }
  return (
    <ConfirmAction
      title={t`Undo this import?`}
      text={texts[kind]}
      label={t`Undo import`}
      action={useUndoImport(uuid)}
      {...(onDone === undefined ? {} : { onDone })}
      onClose={onClose}
    />
  )
}
