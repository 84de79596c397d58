import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { lastNamesOf, type Member } from '@repo/api-client/members/member'
import {
  formatCount,
  formatExactCalories,
  formatNumber,
  formatPoints,
  timeAmountOf,
} from '@repo/domain/core/number-format'
import { formatDay } from '@repo/domain/time/date-format'
import type { Period } from '@repo/domain/time/period'
import { ageOn } from '@repo/domain/trainings/physiology'
import { changeOf, type TrainingTotals } from '@repo/domain/trainings/training-totals'

import { useLocale } from '../../../app/locale/use-locale.ts'
import { trendOf } from '../../../lib/charts/trend-of.ts'

interface Fact<Key extends string = string> {
  readonly key: Key
  readonly label: string
  readonly value: string
  /** The same value in other units. */
  readonly detail?: string
}

/** No-break spaces keep a number with its unit. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

/** Breaks at most between the value and its detail. */
export const factText = ({ value, detail }: Pick<Fact, 'value' | 'detail'>): string =>
  detail === undefined ? value : `${unbroken(value)} (${unbroken(detail)})`

export type MetricFact = Fact<'calories' | 'trainings' | 'steps' | 'time' | 'points'>

export interface Comparison {
  readonly period: Period
  readonly totals: TrainingTotals
}

const FIGURES = {
  calories: 'calories',
  trainings: 'trainings',
  steps: 'steps',
  time: 'seconds',
  points: 'points',
} as const satisfies Readonly<Record<MetricFact['key'], keyof TrainingTotals>>

export const trendOfFact = (key: MetricFact['key'], totals: TrainingTotals, before: Comparison | null) =>
  trendOf(before === null ? null : changeOf(totals[FIGURES[key]], before.totals[FIGURES[key]]))

const DASH = '–'

/** In minutes up to 60, above that in hours, and as a clock shows it. */
const useTimeFact = () => {
  const { t } = useLingui()
  return (minutes: number): Pick<Fact, 'value' | 'detail'> => {
    const { value, unit } = timeAmountOf(minutes)
    const text = formatNumber(value)
    if (unit !== 'h') return { value: t`${text} min` }
    const whole = Math.round(minutes)
    return { value: t`${text} h`, detail: t`${{ hours: Math.floor(whole / 60) }} h ${{ minutes: whole % 60 }} min` }
  }
}

export const useTimeText = () => {
  const timeFact = useTimeFact()
  return (minutes: number): string => factText(timeFact(minutes))
}

/** Named before their values are there. */
export const useFactLabels = () => {
  const { t } = useLingui()
  return {
    name: t`Name`,
    lastNames: t`Last name`,
    birthday: t`Birthday`,
    age: t`Age`,
    sex: t`Sex`,
    calories: t`Calories`,
    trainings: t`Sessions`,
    time: t`Total time`,
    points: t`RookPoints`,
  }
}

export const useMetricFacts = (member: Member, totals: TrainingTotals, today: string) => {
  const { t } = useLingui()
  const language = useLocale()
  const timeFact = useTimeFact()
  const labels = useFactLabels()
  const { birthday, sex } = member
  const age = birthday === null ? null : ageOn(birthday, today)
  const sexes = { male: t`Male`, female: t`Female` }
  const calories = formatExactCalories(totals.calories)
  const person: Fact[] = [
    { key: 'name', label: labels.name, value: member.name ?? DASH },
    { key: 'lastNames', label: labels.lastNames, value: lastNamesOf(member) || DASH },
    { key: 'birthday', label: labels.birthday, value: birthday === null ? DASH : formatDay(birthday, language) },
    {
      key: 'age',
      label: labels.age,
      value: age === null ? DASH : t`${plural(age, { one: '# year', other: '# years' })}`,
    },
    { key: 'sex', label: labels.sex, value: sex === null ? DASH : sexes[sex] },
  ]
  const metrics: MetricFact[] = [
    { key: 'calories', label: labels.calories, value: totals.calories === null ? DASH : t`${calories} kcal` },
    { key: 'trainings', label: labels.trainings, value: formatCount(totals.trainings) },
    ...(totals.steps > 0 ? [{ key: 'steps' as const, label: t`Steps`, value: formatCount(totals.steps) }] : []),
    { key: 'time', label: labels.time, ...timeFact(totals.seconds / 60) },
    ...(totals.points === null
      ? []
      : [{ key: 'points' as const, label: labels.points, value: formatPoints(totals.points) }]),
  ]
  return { person, metrics }
}
