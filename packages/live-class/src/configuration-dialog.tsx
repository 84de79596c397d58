import { useLingui } from '@lingui/react/macro'
import type { TrainingType } from '@repo/api-client/trainings/list-training-types'
import {
  hasNoLimit,
  ordersFor,
  readClassConfiguration,
  type ClassConfiguration,
  type ClassConfigurationForm,
  type StreamingNote,
} from '@repo/domain/class-configuration'
import { classLimits } from '@repo/domain/limits'
import { Button } from '@repo/ui/button'
import { Dialog } from '@repo/ui/dialog'
import { NumberField } from '@repo/ui/number-field'
import { SegmentedControl } from '@repo/ui/segmented-control'
import { SelectField } from '@repo/ui/select-field'
import { Stack } from '@repo/ui/stack'
import { SwitchField } from '@repo/ui/switch-field'
import { useFormFaults } from '@repo/ui/use-form-faults'
import { useState, type FormEvent } from 'react'

import { useConfigurationWords } from './configuration-words.ts'

export interface ConfigurationDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  initial: ClassConfigurationForm
  trainingTypes: readonly TrainingType[]
  /** Absent when the center has no streaming at all. */
  streaming?: { readonly isUsable: boolean; readonly note: StreamingNote | null }
  onStart: (configuration: ClassConfiguration, form: ClassConfigurationForm) => void
}

const FORM_ID = 'class-form'

/** Everything a class needs before it starts. What was typed stays until it starts or is cancelled. */
export function ConfigurationDialog(props: ConfigurationDialogProps) {
  const { t } = useLingui()
  const { orders, notes, faultOf } = useConfigurationWords()
  const [form, setForm] = useState(props.initial)
  const { form: element, attempt, refuse } = useFormFaults({ fields: 4 })
  const read = readClassConfiguration(form)
  const faults = attempt > 0 && !read.ok ? read.error : {}
  const set = (change: Partial<ClassConfigurationForm>) => setForm((before) => ({ ...before, ...change }))
  const stepKindOf = (uuid: string) => props.trainingTypes.find((type) => type.uuid === uuid)?.stepKind ?? null
  const offered = ordersFor(stepKindOf(form.trainingTypeUuid))

  const start = (event: FormEvent) => {
    event.preventDefault()
    if (!read.ok) return refuse()
    props.onStart(read.value, form)
  }
  const { duration, delay, capacity } = classLimits
  const steppers = { decreaseLabel: t`Less`, increaseLabel: t`More` }
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t`Configure the class`}
      closeLabel={t`Close`}
      dismissible={false}
      footer={
        <>
          <Button tone="ghost" onClick={() => props.onOpenChange(false)}>
            {t`Cancel`}
          </Button>
          <Button type="submit" tone="accent" icon="play" form={FORM_ID}>
            {t`Start class`}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} ref={element} onSubmit={start} noValidate>
        <Stack gap="l">
          <SelectField
            label={t`Training type`}
            placeholder={t`Choose a training type`}
            required
            options={props.trainingTypes.map(({ uuid, name }) => ({ value: uuid, label: name }))}
            value={form.trainingTypeUuid || undefined}
            error={faultOf(faults.trainingTypeUuid, t`The class needs a training type`)}
            onValueChange={(trainingTypeUuid) => {
              const isOffered = ordersFor(stepKindOf(trainingTypeUuid)).includes(form.order)
              set({ trainingTypeUuid, order: isOffered ? form.order : 'calories' })
            }}
          />
          <NumberField
            label={t`Duration`}
            unit={t`min`}
            required
            {...steppers}
            {...duration}
            step={5}
            value={form.duration}
            error={faultOf(faults.duration, t`Enter the duration`)}
            onValueChange={(value) => set({ duration: value })}
          />
          <NumberField
            label={t`Wait before the start`}
            unit={t`min`}
            required
            {...steppers}
            {...delay}
            value={form.delay}
            error={faultOf(faults.delay, t`Enter the wait`)}
            onValueChange={(value) => set({ delay: value })}
          />
          <SegmentedControl
            label={t`Order of the tiles`}
            segments={offered.map((order) => ({ value: order, label: orders[order] }))}
            value={form.order}
            onValueChange={(order) => set({ order })}
          />
          <SwitchField
            label={t`Unlimited capacity`}
            hint={t`Up to 100 people`}
            checked={form.isUnlimited}
            onCheckedChange={(isUnlimited) => set({ isUnlimited })}
          />
          {!form.isUnlimited && (
            <NumberField
              label={t`Capacity`}
              hint={hasNoLimit(form) ? t`Without a number above 0 there is no limit: up to 100 people` : undefined}
              unit={t`people`}
              {...steppers}
              {...capacity}
              value={form.capacity}
              error={faultOf(faults.capacity, t`Enter the capacity`)}
              onValueChange={(value) => set({ capacity: value })}
            />
          )}
          {props.streaming !== undefined && (
            <SwitchField
              label={t`Stream on video`}
              hint={props.streaming.note === null ? undefined : notes[props.streaming.note]}
              checked={props.streaming.isUsable && form.isStreaming}
              disabled={!props.streaming.isUsable}
              onCheckedChange={(isStreaming) => set({ isStreaming })}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
