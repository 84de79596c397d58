import { useLingui } from '@lingui/react/macro'
import type { TrainingType } from '@repo/api-client/trainings/training-types'
import {
  type ClassConfigurationForm,
  hasNoLimit,
  ordersFor,
  type StreamingNote,
} from '@repo/domain/classes/class-configuration'
import { classLimits } from '@repo/domain/classes/class-limits'
import type { Faults } from '@repo/domain/core/form'
import { NumberField } from '@repo/ui/number-field'
import { SegmentedControl } from '@repo/ui/segmented-control'
import { SelectField } from '@repo/ui/select-field'
import { SwitchField } from '@repo/ui/switch-field'

import { useConfigurationLabels } from './configuration-labels.ts'

export interface ConfigurationChoices {
  trainingTypes: readonly TrainingType[]
  /** Absent without the feature. */
  streaming?: { readonly isUsable: boolean; readonly note: StreamingNote | null }
  /** Absent while loading. */
  weights?: { readonly members: number; readonly withoutWeight: number }
}

interface ConfigurationFieldsProps extends ConfigurationChoices {
  form: ClassConfigurationForm
  faults: Partial<Faults<keyof ClassConfigurationForm>>
  set: (change: Partial<ClassConfigurationForm>) => void
}

export function ConfigurationFields({
  form,
  faults,
  set,
  trainingTypes,
  streaming,
  weights,
}: ConfigurationFieldsProps) {
  const { t } = useLingui()
  const { orders, notes, faultOf } = useConfigurationLabels()
  const stepKindOf = (uuid: string) => trainingTypes.find((type) => type.uuid === uuid)?.stepKind ?? null
  const offered = ordersFor(stepKindOf(form.trainingTypeUuid))
  const { duration, delay } = classLimits
  const steppers = useSteppers()
  const caloriesNote = useCaloriesNote()
  return (
    <>
      <SelectField
        label={t`Training type`}
        placeholder={t`Choose a training type`}
        required
        options={trainingTypes.map(({ uuid, name }) => ({ value: uuid, label: name }))}
        value={form.trainingTypeUuid || undefined}
        error={faultOf(faults.trainingTypeUuid, t`Choose a training type`)}
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
        label={t`Wait before start`}
        unit={t`min`}
        required
        {...steppers}
        {...delay}
        value={form.delay}
        error={faultOf(faults.delay, t`Enter the wait time`)}
        onValueChange={(value) => set({ delay: value })}
      />
      <SegmentedControl
        label={t`Rank by`}
        isLabeled
        hint={[t`Decides who comes first on the display`, form.order === 'calories' ? caloriesNote(weights) : null]
          .filter((line) => line !== null)
          .join('. ')}
        segments={offered.map((order) => ({ value: order, label: orders[order] }))}
        value={form.order}
        onValueChange={(order) => set({ order })}
      />
      <CapacityFields form={form} faults={faults} set={set} />
      {streaming !== undefined && (
        <SwitchField
          label={t`Stream video`}
          hint={streaming.note === null ? undefined : notes[streaming.note]}
          checked={streaming.isUsable && form.isStreaming}
          disabled={!streaming.isUsable}
          onCheckedChange={(isStreaming) => set({ isStreaming })}
        />
      )}
    </>
  )
}

const useCaloriesNote = () => {
  const { t } = useLingui()
  return (weights: ConfigurationChoices['weights']): string | null => {
    if (weights === undefined || weights.withoutWeight === 0) return null
    const { members, withoutWeight } = weights
    if (withoutWeight === members) return t`No user has a weight, so no one gets calories. Rank by effort instead.`
    return t`${withoutWeight} of ${members} users have no weight, so they get no calories.`
  }
}

const useSteppers = () => {
  const { t } = useLingui()
  return { decreaseLabel: t`Decrease`, increaseLabel: t`Increase` }
}

function CapacityFields({ form, faults, set }: Pick<ConfigurationFieldsProps, 'form' | 'faults' | 'set'>) {
  const { t } = useLingui()
  const { faultOf } = useConfigurationLabels()
  const steppers = useSteppers()
  return (
    <>
      <SwitchField
        label={t`Unlimited capacity`}
        hint={t`Up to 100 people`}
        checked={form.isUnlimited}
        onCheckedChange={(isUnlimited) => set({ isUnlimited })}
      />
      {!form.isUnlimited && (
        <NumberField
          label={t`Capacity`}
          hint={
            hasNoLimit(form)
              ? t`Enter a number above 0 to set a limit. Otherwise, up to 100 people can join.`
              : undefined
          }
          unit={t`people`}
          {...steppers}
          {...classLimits.capacity}
          value={form.capacity}
          error={faultOf(faults.capacity, t`Enter the capacity`)}
          onValueChange={(value) => set({ capacity: value })}
        />
      )}
    </>
  )
}
