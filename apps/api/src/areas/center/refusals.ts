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
    en: `The gallery can hold ${galleryLimits.images.max} images. Delete one first.`,
    es: `La galería admite ${galleryLimits.images.max} imágenes. Elimina una primero.`,
  },
  'last-training-type': {
    status: 409,
    en: 'A center needs at least one training type.',
    es: 'El centro necesita un tipo de entrenamiento para iniciar clases.',
  },
  'streaming-account-exists': {
    status: 409,
    en: 'This center already has video credentials. Reload to see them.',
    es: 'El centro ya tiene credenciales de video. Recarga para verlas.',
  },
  'streaming-active': {
    status: 409,
    en: 'Another class at this center is already streaming.',
    es: 'Otra clase del centro se está transmitiendo.',
  },
  'not-streamed': {
    status: 409,
    en: 'This class has no video meeting.',
    es: 'Esta clase no se transmite en video.',
  },
  'streaming-incomplete': {
    status: 409,
    en: 'The Zoom account ID is missing. Enter it in Center information.',
    es: 'Falta el ID de la cuenta de Zoom. Captúralo en la información del centro.',
  },
  'streaming-conflict': {
    status: 409,
    en: "Zoom couldn't create the meeting. Check the center's video account and try again.",
    es: 'Zoom no creó la reunión. Revisa la cuenta de video del centro e intenta de nuevo.',
  },
  'streaming-busy': {
    status: 409,
    en: "Zoom isn't accepting more meetings right now. Try again in {wait}.",
    es: 'Zoom no acepta más reuniones por ahora. Intenta de nuevo en {wait}.',
  },
  'streaming-token-conflict': {
    status: 409,
    en: "Zoom rejected the center's video credentials. Enter them again in Center information.",
    es: 'Zoom rechazó las credenciales de video del centro. Captúralas de nuevo en Información del centro.',
  },
  'streaming-without-credentials': {
    status: 409,
    en: 'The center has no video credentials.',
    es: 'El centro no tiene credenciales de video.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
