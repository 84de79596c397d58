import type { ErrorCode } from '@repo/api-client/core/error-code'

import type { RefusalWords } from './refusal-words.ts'

/** Of calls that are sent again under a key. */
export const KEY_REFUSALS = {
  'idempotency-key-malformed': {
    status: 400,
    en: 'The Idempotency-Key must be a text of 16 to 128 visible characters.',
    es: 'La Idempotency-Key debe ser un texto de 16 a 128 caracteres visibles.',
  },
  'idempotency-key-in-use': {
    status: 409,
    en: 'This is being done right now. Wait a moment.',
    es: 'Esto se está haciendo en este momento. Espera un poco.',
  },
  'idempotency-key-reused': {
    status: 422,
    en: 'Something else was done under this Idempotency-Key.',
    es: 'Con esta Idempotency-Key ya se hizo otra cosa.',
  },
} as const satisfies Readonly<Partial<Record<ErrorCode, RefusalWords>>>
