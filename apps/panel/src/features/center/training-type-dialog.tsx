import { useLingui } from '@lingui/react/macro'
import type { TrainingType } from '@repo/api-client/trainings/training-types'
import {
  NO_STEPS,
  readTrainingTypeForm,
  STEP_CHOICES,
  type TrainingTypeFields,
  type TrainingTypeForm,
} from '@repo/domain/trainings/training-type-form'
import { SelectField } from '@repo/ui/select-field'
import { TextField } from '@repo/ui/text-field'

import { FormDialog } from '../../lib/form/form-dialog.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { useTrainingTypeLabels } from './center-labels.ts'
import { useSaveTrainingType } from './training-type-mutations.ts'

export const TYPE_DRAFT = 'training-type'

interface TrainingTypeDialogProps {
  /** Null creates a type. */
  type: TrainingType | null
  onClose: () => void
}

const formOf = (type: TrainingType | null): TrainingTypeForm => ({
  nameEn: type?.names.en ?? '',
  nameEs: type?.names.es ?? '',
  stepKind: type?.stepKind ?? NO_STEPS,
})

export function TrainingTypeDialog({ type, onClose }: TrainingTypeDialogProps) {
  const { t } = useLingui()
  const { fields, steps } = useTrainingTypeLabels()
  const save = useSaveTrainingType()
  const form = useForm({
    first: () => formOf(type),
    read: readTrainingTypeForm,
    words: fields,
    draft: { name: TYPE_DRAFT, of: type?.uuid ?? null, version: type?.version },
  })
  const submit = async (read: TrainingTypeFields) => {
    await save.mutateAsync({ uuid: type?.uuid ?? null, fields: { ...read, version: form.version } })
    form.forget()
    onClose()
  }
  return (
    <FormDialog
      form={form}
      title={type === null ? t`New training type` : t`Edit training type`}
      submit={type === null ? t`Add` : t`Save changes`}
      onSubmit={submit}
      onClose={onClose}
      saving={save}
    >
      <TextField {...form.text('nameEn')} autoComplete="off" />
      <TextField {...form.text('nameEs')} autoComplete="off" />
      <SelectField {...form.text('stepKind')} options={STEP_CHOICES.map((value) => ({ value, label: steps[value] }))} />
    </FormDialog>
  )
}
