import type { ErrorCode } from '@repo/api-client/core/error-code'

import type { RefusalWords } from '../../lib/refusal.ts'

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
