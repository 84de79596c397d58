import { galleryLimits } from '@repo/domain/core/limits'

import type { RefusalWords } from '../../lib/refusal.ts'

export const CENTER_REFUSALS = {
  'address-not-found': {
    status: 404,
    en: 'The address was not found. Try to be more precise.',
    es: 'No se encontró el domicilio. Intenta ser más preciso.',
  },
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
  'streaming-active': {
    status: 409,
    en: 'Another class of the center is streaming.',
    es: 'Otra clase del centro está transmitiendo.',
  },
  'not-streamed': {
    status: 409,
    en: 'This class is not on video.',
    es: 'Esta clase no se transmite en video.',
  },
  'streaming-incomplete': {
    status: 409,
    en: 'The ID of the Zoom account is missing. Enter it in the information of the center.',
    es: 'Falta el ID de la cuenta de Zoom. Captúralo en la información del centro.',
  },
  'streaming-conflict': {
    status: 409,
    en: 'Zoom did not make the meeting. Check the video account of the center and try again.',
    es: 'Zoom no creó la reunión. Revisa la cuenta de video del centro e intenta de nuevo.',
  },
  'streaming-busy': {
    status: 409,
    en: 'Zoom takes no more meetings right now. Try again in {wait}.',
    es: 'Zoom no acepta más reuniones por ahora. Intenta de nuevo en {wait}.',
  },
  'streaming-token-conflict': {
    status: 409,
    en: 'Zoom refused the video credentials of the center. Enter them again in its information.',
    es: 'Zoom rechazó las credenciales de video del centro. Captúralas de nuevo en su información.',
  },
  'streaming-without-credentials': {
    status: 409,
    en: 'The center has no video credentials.',
    es: 'El centro no tiene credenciales de video.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
