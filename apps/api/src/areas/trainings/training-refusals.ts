import { heartRateLimits, recordingLimits } from '@repo/domain/limits'

import type { RefusalWords } from '../../http/errors/refusal-words.ts'

const megabytes = recordingLimits.bytes / (1024 * 1024)

/** What is refused of trainings and of the files they are imported from. */
export const TRAINING_REFUSALS = {
  'training-type-unknown': {
    status: 422,
    en: 'This training type does not exist.',
    es: 'Este tipo de entrenamiento no existe.',
  },
  'training-known': {
    status: 409,
    en: 'This session is there already.',
    es: 'Esta sesión ya existe.',
  },
  'training-of-class': {
    status: 409,
    en: 'Only sessions that were imported can be taken back.',
    es: 'Solo se pueden quitar sesiones importadas.',
  },
  'recording-unreadable': {
    status: 422,
    en: 'This is no FIT or TCX file of a training, or it is damaged.',
    es: 'No es un archivo FIT o TCX de un entrenamiento, o está dañado.',
  },
  'recording-too-large': {
    status: 413,
    en: `The file is larger than ${megabytes} MB.`,
    es: `El archivo pesa más de ${megabytes} MB.`,
  },
  'recording-empty': {
    status: 422,
    en: 'There is no heart rate in this file.',
    es: 'Este archivo no tiene frecuencia cardiaca.',
  },
  'recording-dated': {
    status: 422,
    en: 'The times in this file cannot be right: they are in the future, or long past.',
    es: 'Las horas de este archivo no pueden ser correctas: están en el futuro o muy en el pasado.',
  },
  'recording-too-long': {
    status: 422,
    en: `This training is longer than ${recordingLimits.hours} hours.`,
    es: `Este entrenamiento dura más de ${recordingLimits.hours} horas.`,
  },
  'recording-implausible': {
    status: 422,
    en: `This file has heart rates outside ${heartRateLimits.min} to ${heartRateLimits.max} bpm.`,
    es: `Este archivo tiene frecuencias fuera de ${heartRateLimits.min} a ${heartRateLimits.max} lpm.`,
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
