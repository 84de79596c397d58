import type { RefusalWords } from '../../lib/refusal.ts'

export const DISPLAY_REFUSALS = {
  'pairing-code-unknown': {
    status: 404,
    en: 'The code is wrong or has expired. Use the one shown on the device now.',
    es: 'El código es incorrecto o ya venció. Usa el que el dispositivo muestra ahora.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
