import { CENTER_LANGUAGES, type CenterLanguage } from '@repo/domain/center/setup-form'
import { MEASUREMENT_SYSTEMS, type MeasurementSystem } from '@repo/domain/trainings/measure-fields'
import * as z from 'zod/mini'

const NUMBERS = { en: 1, es: 2 } as const satisfies Readonly<Record<CenterLanguage, number>>

/** A center's language: 1 is English, any other number Spanish. */
export const LanguageCodec = z.codec(z.int(), z.enum(CENTER_LANGUAGES), {
  decode: (wire) => (wire === NUMBERS.en ? 'en' : 'es'),
  encode: (language) => NUMBERS[language],
})

/** How a center measures. */
export const SystemCodec = z.codec(z.enum(['metric_system', 'english_system']), z.enum(MEASUREMENT_SYSTEMS), {
  decode: (wire) => (wire === 'metric_system' ? 'metric' : 'english'),
  encode: (system): `${MeasurementSystem}_system` => `${system}_system`,
})
