import { useLingui } from '@lingui/react/macro'
import { CHALLENGE_KINDS, COMPLIANCES, modalitiesOf, type ChallengeKind } from '@repo/domain/challenges/challenge'
import type { ChallengeFields as Fields, ChallengeForm } from '@repo/domain/challenges/challenge-form'
import { challengeLimits } from '@repo/domain/challenges/challenge-limits'
import { formatDay } from '@repo/domain/time/date-format'
import { Columns } from '@repo/ui/columns'
import { DateField } from '@repo/ui/date-field'
import { SelectField } from '@repo/ui/select-field'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { TextField } from '@repo/ui/text-field'
import { TextareaField } from '@repo/ui/textarea-field'

import { useDateLabels } from '../../../app/locale/use-date-labels.ts'
import { useLocale } from '../../../app/locale/use-locale.ts'
import type { useForm } from '../../../lib/form/use-form.ts'
import { useChallengeLabels } from '../challenge-labels.ts'

type ChallengeFormState = Pick<ReturnType<typeof useForm<ChallengeForm, Fields>>, 'typed' | 'text' | 'set' | 'errorOf'>

interface ChallengeFieldsProps {
  form: ChallengeFormState
  today: string
  /** Kind, modality, compliance, and start of a stored challenge can't change. */
  isStored: boolean
}

const optionsOf = <T extends string>(values: readonly T[], words: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: words[value] }))

function Locked({ typed }: Pick<ChallengeFormState, 'typed'>) {
  const { t } = useLingui()
  const words = useChallengeLabels()
  const language = useLocale()
  const kept = [
    words.kinds[typed.kind as ChallengeKind],
    words.modalities[typed.modality as keyof typeof words.modalities],
    words.compliances[typed.compliance as keyof typeof words.compliances],
  ].join(' · ')
  const day = formatDay(typed.startDay, language)
  return <Text tone="muted">{t`${kept} · since ${day}. This can't be changed.`}</Text>
}

export function ChallengeFields({ form, today, isStored }: ChallengeFieldsProps) {
  const words = useChallengeLabels()
  const dateLabels = useDateLabels()
  const { text, typed, set } = form
  const offered = modalitiesOf(typed.kind as ChallengeKind)
  const chooseKind = (kind: string): void => {
    const fitting = modalitiesOf(kind as ChallengeKind)
    const keeps = fitting.some((one) => one === typed.modality)
    set({ kind, modality: keeps ? typed.modality : (fitting.at(kind === 'group' ? -1 : 0) ?? '') })
  }
  return (
    <Stack gap="l">
      <TextField {...text('name')} autoComplete="off" />
      <TextareaField {...text('description')} limit={challengeLimits.description.max} rows={2} />
      {isStored ? (
        <Locked typed={typed} />
      ) : (
        <Columns min="menu" gap="l">
          <SelectField {...text('kind')} options={optionsOf(CHALLENGE_KINDS, words.kinds)} onValueChange={chooseKind} />
          <SelectField {...text('modality')} options={optionsOf(offered, words.modalities)} />
          <SelectField {...text('compliance')} options={optionsOf(COMPLIANCES, words.compliances)} />
        </Columns>
      )}
      <Columns min="menu" gap="l">
        {!isStored && <DateField {...text('startDay')} words={dateLabels} min={today} today={today} />}
        <DateField {...text('endDay')} words={dateLabels} min={isStored ? today : typed.startDay} today={today} />
      </Columns>
    </Stack>
  )
}
