import { galleryLimits } from '@repo/domain/limits'

import type { RefusalWords } from './refusal-words.ts'

/** What is refused of a center's own things: its pictures, its training types, its video. */
export const CENTER_REFUSALS = {
  'gallery-full': {
    status: 409,
    en: `The gallery holds ${galleryLimits.images.max} pictures. Delete one first.`,
    es: `La galería tiene ${galleryLimits.images.max} fotos. Elimina una primero.`,
  },
  'last-training-type': {
    status: 409,
    en: 'A center needs a training type to start classes.',
    es: 'El centro necesita un tipo de entrenamiento para iniciar clases.',
  },
  'streaming-account-exists': {
    status: 409,
    en: 'The center has video credentials already. Reload to see them.',
    es: 'El centro ya tiene credenciales de video. Recarga para verlas.',
  },
  'streaming-without-credentials': {
    status: 409,
    en: 'The center has no video credentials.',
    es: 'El centro no tiene credenciales de video.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
