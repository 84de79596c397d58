import * as v from 'valibot'

import { isNumber, numberOf, numberText, encodeFault } from '../core/form.ts'
import { centimetersOf, inchesOf, kilogramsOf, poundsOf, shownMeasure } from '../core/units.ts'
import { heightLimits, restingHeartRateLimits, weightLimits } from './training-limits.ts'

export const MEASUREMENT_SYSTEMS = ['metric', 'english'] as const
export type MeasurementSystem = (typeof MEASUREMENT_SYSTEMS)[number]

/** Usual system of a browser's locale, such as `en-US`. Metric except in the United States and Liberia. */
export const measurementSystemOf = (locale: string): MeasurementSystem =>
  /^[a-z]{2,3}-(?:[A-Z][a-z]{3}-)?(?:US|LR)\b/.test(locale) ? 'english' : 'metric'

export const DEFAULTED_MEASURES = ['weight', 'height', 'restingHeartRate'] as const
export type DefaultedMeasure = (typeof DEFAULTED_MEASURES)[number]

export const NEW_MEASURES: Readonly<Record<MeasurementSystem, Readonly<Record<DefaultedMeasure, string>>>> = {
  metric: { weight: '31', height: '121', restingHeartRate: '61' },
  english: { weight: '68.4', height: '48', restingHeartRate: '61' },
}

export const EDIT_FALLBACK: typeof NEW_MEASURES = {
  metric: { weight: '30', height: '120', restingHeartRate: '60' },
  english: { weight: '67', height: '48', restingHeartRate: '60' },
}

const same = (value: number): number => value

const UNITS = {
  metric: { weight: { shown: same, stored: same }, height: { shown: same, stored: same } },
  english: {
    weight: { shown: poundsOf, stored: kilogramsOf },
    height: { shown: inchesOf, stored: centimetersOf },
  },
} as const

/** Symbols of the units, the same in both languages. */
export const MEASURE_UNITS = {
  metric: { weight: 'kg', height: 'cm' },
  english: { weight: 'lb', height: 'in' },
} as const

export const measureText = (system: MeasurementSystem, measure: 'weight' | 'height', stored: number): string =>
  String(shownMeasure(UNITS[system][measure].shown(stored)))

/** Schema of a typed weight or height in kg or cm. An unchanged one keeps its stored digits and skips the limits. */
export const sizeField = (system: MeasurementSystem, measure: 'weight' | 'height', stored: number | null) => {
  const { min, max } = (measure === 'weight' ? weightLimits : heightLimits)[system]
  const isUnchanged = (typed: number) => stored !== null && typed === shownMeasure(UNITS[system][measure].shown(stored))
  return v.pipe(
    numberText({ min, max }),
    v.transform((typed) => shownMeasure(numberOf(typed))),
    v.check(
      (typed) => isUnchanged(typed) || (typed >= min && typed <= max),
      encodeFault({ code: 'out-of-range', min, max }),
    ),
    v.transform((typed) => (stored !== null && isUnchanged(typed) ? stored : UNITS[system][measure].stored(typed))),
  )
}

/** Whether an input accepts the text: at most 120 bpm. */
export const takesRestingHeartRate = (typed: string): boolean =>
  !isNumber(typed) || numberOf(typed) <= restingHeartRateLimits.typed
