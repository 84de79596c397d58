import { heartRateLimits, recordingLimits, reportLimits } from '@repo/domain/trainings/training-limits'

import type { RefusalWords } from '../../lib/refusal.ts'

const megabytes = (bytes: number): number => bytes / (1024 * 1024)

export const TRAINING_REFUSALS = {
  'training-type-unknown': {
    status: 422,
    en: "This training type doesn't exist.",
    es: 'Este tipo de entrenamiento no existe.',
  },
  'training-known': {
    status: 409,
    en: 'This session already exists.',
    es: 'Esta sesión ya existe.',
  },
  'training-overlaps': {
    status: 409,
    en: 'This session ({imported}) overlaps an existing session ({stored}).',
    es: 'Esta sesión ({imported}) se encima con una que ya existe ({stored}).',
  },
  'training-of-class': {
    status: 409,
    en: 'Only imported sessions can be removed.',
    es: 'Solo se pueden quitar sesiones importadas.',
  },
  'class-log-kept': {
    status: 403,
    en: "This center doesn't save class measurements as files. Turn this on in Center information.",
    es: 'Este centro no guarda las mediciones de las clases en archivos. Actívalo en Información del centro.',
  },
  'recording-unreadable': {
    status: 422,
    en: "This isn't a FIT, TCX, or GPX training file, or it's damaged.",
    es: 'No es un archivo FIT, TCX o GPX de una sesión, o está dañado.',
  },
  'recording-too-large': {
    status: 413,
    en: `The file is larger than ${megabytes(recordingLimits.bytes)} MB.`,
    es: `El archivo pesa más de ${megabytes(recordingLimits.bytes)} MB.`,
  },
  'recording-empty': {
    status: 422,
    en: 'This file has no heart-rate data.',
    es: 'Este archivo no tiene frecuencia cardiaca.',
  },
  'recording-dated': {
    status: 422,
    en: "The times in this file can't be right: they're in the future or too far in the past.",
    es: 'Las horas de este archivo no pueden ser correctas: están en el futuro o muy en el pasado.',
  },
  'recording-too-long': {
    status: 422,
    en: `This session is longer than ${recordingLimits.hours} hours.`,
    es: `Esta sesión dura más de ${recordingLimits.hours} horas.`,
  },
  'recording-implausible': {
    status: 422,
    en: `This file has no heart rates between ${heartRateLimits.min} and ${heartRateLimits.max} bpm.`,
    es: `Este archivo no tiene frecuencias cardiacas de ${heartRateLimits.min} a ${heartRateLimits.max} lpm.`,
  },
  'recording-has-several': {
    status: 422,
    en: 'This file has {count} activities. Choose which to import.',
    es: 'Este archivo tiene {count} actividades. Elige cuáles importar.',
  },
  'recipient-unknown': {
    status: 422,
    en: 'The recipient must be a user at this center.',
    es: 'El destinatario debe ser usuario del centro.',
  },
  'attachment-invalid': { status: 422, en: "The attached file isn't a PDF.", es: 'El archivo adjunto no es un PDF.' },
  'attachment-too-large': {
    status: 413,
    en: `The PDF is larger than ${megabytes(reportLimits.attachmentBytes)} MB.`,
    es: `El PDF pesa más de ${megabytes(reportLimits.attachmentBytes)} MB.`,
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
