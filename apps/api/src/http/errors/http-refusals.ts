import type { ErrorCode } from '@repo/api-client/core/error-code'
import { imageLimits } from '@repo/domain/core/limits'

import type { RefusalWords } from '../../lib/refusal.ts'

const megabytes = (bytes: number): number => bytes / (1024 * 1024)

export const HTTP_REFUSALS = {
  'malformed-body': { status: 400, en: 'The request could not be read.', es: 'No se pudo leer la solicitud.' },
  'malformed-header': {
    status: 400,
    en: 'The address of the request could not be read.',
    es: 'No se pudo leer la dirección de la solicitud.',
  },
  'invalid-input': {
    status: 422,
    en: "Some values aren't valid. Check them and try again.",
    es: 'Algunos datos no son válidos.',
  },
  unauthenticated: {
    status: 401,
    en: 'Your session has ended. Sign in again.',
    es: 'Tu sesión terminó. Inicia sesión de nuevo.',
  },
  forbidden: { status: 403, en: 'Your role does not allow this.', es: 'Tu rol no permite hacer esto.' },
  'not-found': { status: 404, en: "That doesn't exist or was deleted.", es: 'No existe o se eliminó.' },
  'payload-too-large': { status: 413, en: 'The request is too large.', es: 'La solicitud es demasiado grande.' },
  'unsupported-media-type': {
    status: 415,
    en: "This content type isn't supported.",
    es: 'Este tipo de contenido no se acepta.',
  },
  'rate-limited': {
    status: 429,
    en: 'Too many attempts. Try again in {wait}.',
    es: 'Demasiados intentos. Intenta de nuevo en {wait}.',
  },
  draining: {
    status: 503,
    en: 'This server is shutting down. Try again in a moment.',
    es: 'Este servidor está por detenerse.',
  },
  unavailable: { status: 503, en: 'Service temporarily unavailable.', es: 'Servicio no disponible por el momento.' },
  'storage-full': {
    status: 503,
    en: 'The disk of the server is nearly full, so this could not be saved. Ask the person who looks after the server to free up space.',
    es: 'El disco del servidor está casi lleno y no se pudo guardar. Pide a quien administra el servidor que libere espacio.',
  },
  internal: {
    status: 500,
    en: 'An error occurred, please try again later.',
    es: 'Ocurrió un error, intenta más tarde.',
  },
  'image-too-large': {
    status: 413,
    en: `The image is larger than ${megabytes(imageLimits.maxBytes)} MB.`,
    es: `La imagen pesa más de ${megabytes(imageLimits.maxBytes)} MB.`,
  },
  'image-invalid': { status: 422, en: 'Choose a PNG or JPEG image.', es: 'Elige una imagen PNG o JPEG.' },
  'changed-meanwhile': {
    status: 412,
    en: 'Someone else changed this in the meantime. Reload to see the changes.',
    es: 'Alguien más lo modificó mientras tanto. Recarga para ver los cambios.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>

export const KEY_REFUSALS = {
  'key-missing': {
    status: 401,
    en: 'The key of this call is missing.',
    es: 'Falta la clave de esta llamada.',
  },
  'key-unknown': {
    status: 401,
    en: 'The key of this call is wrong.',
    es: 'La clave de esta llamada no es correcta.',
  },
  'idempotency-key-malformed': {
    status: 400,
    en: 'The Idempotency-Key must be 16 to 128 visible characters.',
    es: 'La Idempotency-Key debe ser un texto de 16 a 128 caracteres visibles.',
  },
  'idempotency-key-in-use': {
    status: 409,
    en: 'This request is already in progress. Wait a moment.',
    es: 'Esto se está haciendo en este momento. Espera un poco.',
  },
  'idempotency-key-reused': {
    status: 422,
    en: 'This Idempotency-Key was already used for a different request.',
    es: 'Con esta Idempotency-Key ya se hizo otra cosa.',
  },
} as const satisfies Readonly<Partial<Record<ErrorCode, RefusalWords>>>
