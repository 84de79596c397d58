import type { RowFault } from '@repo/domain/imports/row-fault'

import type { Language } from '../../../lib/language.ts'
import { TRAINING_REFUSALS } from '../../trainings/refusals.ts'

type Words = Readonly<Record<Language, string>>

const RANGE: Words = {
  en: 'Enter a number from {min} to {max}',
  es: 'Escribe un número de {min} a {max}',
}
const LENGTH: Words = {
  en: 'Between {min} and {max} characters',
  es: 'Entre {min} y {max} caracteres',
}
const MOST: Words = {
  en: 'Enter at most {max} characters',
  es: 'Escribe máximo {max} caracteres',
}
const OTHER: Words = { en: 'Check this value', es: 'Revisa este dato' }

/** As the panel's forms say them. */
const WORDS: Readonly<Partial<Record<RowFault['code'], Words>>> = {
  required: { en: 'Required', es: 'Falta este dato' },
  'not-an-email': { en: 'Enter a valid email', es: 'Escribe un correo válido' },
  'not-a-day': { en: 'Enter a valid date', es: 'Escribe una fecha válida' },
  'in-future': { en: "The date can't be in the future", es: 'La fecha no puede ser futura' },
  'not-a-mac': {
    en: 'Enter 12 digits or letters A to F, for example A1:B2:C3:D4:E5:F6',
    es: 'Escribe 12 números o letras de la A a la F, por ejemplo A1:B2:C3:D4:E5:F6',
  },
  'not-one-line': { en: 'Remove line breaks and tabs', es: 'Quita los saltos de línea y los tabuladores' },
  'not-whole': {
    en: 'Enter a whole number from {min} to {max}',
    es: 'Escribe un número entero de {min} a {max}',
  },
  'not-a-number': RANGE,
  'out-of-range': RANGE,
  'too-short': LENGTH,
  'too-long': LENGTH,
  'not-a-choice': { en: 'Not one of the choices', es: 'No es una de las opciones' },
  'twice-in-file': { en: 'Also in row {row}', es: 'También está en la fila {row}' },
  'email-taken': { en: 'A former user has this email', es: 'Un usuario que dejó el centro tiene este correo' },
  'sensor-taken': { en: 'Another sensor has this address', es: 'Otro sensor tiene esta dirección' },
  'wearer-unknown': { en: 'No user has this email', es: 'Ningún usuario tiene este correo' },
  'no-member': {
    en: 'No user has an email or whole name in this path',
    es: 'Ningún usuario tiene un correo o nombre completo de esta ruta',
  },
  'several-members': { en: 'Several users have this name', es: 'Varios usuarios tienen este nombre' },

  'training-overlaps': {
    en: 'This session overlaps an existing session.',
    es: 'Esta sesión se encima con una que ya existe.',
  },
  'recording-unreadable': TRAINING_REFUSALS['recording-unreadable'],
  'recording-empty': TRAINING_REFUSALS['recording-empty'],
  'recording-dated': TRAINING_REFUSALS['recording-dated'],
  'recording-too-long': TRAINING_REFUSALS['recording-too-long'],
  'recording-implausible': TRAINING_REFUSALS['recording-implausible'],
}

const wordsOf = (fault: RowFault): Words =>
  fault.code === 'too-long' && fault.min === 0 ? MOST : (WORDS[fault.code] ?? OTHER)

/** A sentence for people who don't use the panel, as for those who read the exported faults. */
export const faultText = (fault: RowFault, language: Language): string => {
  const facts: Readonly<Record<string, string | number>> = { ...fault }
  return wordsOf(fault)[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''))
}
