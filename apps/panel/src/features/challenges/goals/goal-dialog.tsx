import { useLingui } from '@lingui/react/macro'
import type { Challenge } from '@repo/api-client/challenges/challenge'
import type { Goal } from '@repo/api-client/challenges/goals'
import { suggestionOptions } from '@repo/api-client/challenges/queries'
import { GOAL_TYPES, type GoalType } from '@repo/domain/challenges/goal'
import { emptyGoalForm, type GoalFields, readGoalForm } from '@repo/domain/challenges/goal-form'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { SelectField } from '@repo/ui/select-field'
import { Text } from '@repo/ui/text'
import { TextField } from '@repo/ui/text-field'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../../app/services-context.ts'
import { FormDialog } from '../../../lib/form/form-dialog.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { useGoalLabels } from './goal-labels.ts'
import { useGoalErrorLabels, useSaveGoal } from './goal-mutations.ts'

export const GOAL_DRAFT = 'goal'

interface GoalDialogProps {
  challenge: Pick<Challenge, 'uuid' | 'compliance'>
  /** Null creates a goal. */
  goal: Goal | null
  onClose: () => void
}

interface SuggestionProps {
  uuid: string
  type: GoalType
  onTake: (target: number) => void
}

/** Based on the participants' last weeks. */
function Suggestion({ uuid, type, onTake }: SuggestionProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const { amount } = useGoalLabels()
  const target = useQuery(suggestionOptions(client, uuid, type)).data?.target ?? null
  if (target === null) return null
  const text = amount(type, target)
  return (
    <Inline gap="s" justify="between">
      <Text size="s" tone="muted">{t`Based on the last four weeks: ${text}`}</Text>
      <Button size="s" onClick={() => onTake(target)}>{t`Use this target`}</Button>
    </Inline>
  )
}

export function GoalDialog({ challenge, goal, onClose }: GoalDialogProps) {
  const { t } = useLingui()
  const { fields: words, types } = useGoalLabels()
  const errorLabels = useGoalErrorLabels()
  const save = useSaveGoal(challenge.uuid, goal)
  const isFree = challenge.compliance === 'free'
  const form = useForm({
    first: () =>
      goal === null ? emptyGoalForm : { type: goal.type, target: String(goal.target), points: String(goal.points) },
    read: (typed) => readGoalForm(typed, isFree),
    words,
    draft: { name: GOAL_DRAFT, of: goal?.uuid ?? challenge.uuid, version: goal?.version },
  })
  const submit = async (fields: GoalFields) => {
    await save.mutateAsync({ ...fields, version: form.version })
    form.forget()
    onClose()
  }
  const type = GOAL_TYPES.find((one) => one === form.typed.type)
  return (
    <FormDialog
      form={form}
      title={goal === null ? t`Add goal` : t`Edit goal`}
      submit={goal === null ? t`Add goal` : t`Save changes`}
      onSubmit={submit}
      onClose={onClose}
      saving={save}
      notice={
        save.isError && (
          <Banner tone="warning" announce>
            {errorLabels(save.error, isFree)}
          </Banner>
        )
      }
    >
      <SelectField
        {...form.text('type')}
        placeholder={t`Choose`}
        disabled={goal !== null}
        options={GOAL_TYPES.map((value) => ({ value, label: types[value] }))}
      />
      {!isFree && (
        <>
          <TextField {...form.text('target')} inputMode="decimal" hint={t`Rounded to a whole number`} />
          {type !== undefined && (
            <Suggestion uuid={challenge.uuid} type={type} onTake={(target) => form.set({ target: String(target) })} />
          )}
          <TextField {...form.text('points')} inputMode="decimal" hint={t`Higher levels earn more`} />
        </>
      )}
    </FormDialog>
  )
}
