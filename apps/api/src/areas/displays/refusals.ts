import type { RefusalWords } from '../../lib/refusal.ts'

export const DISPLAY_REFUSALS = {
  'pairing-code-unknown': {
    status: 404,
    en: 'The code is wrong or has expired. Use the one on the display now.',
    es: 'El código es incorrecto o ya venció. Usa el que la pantalla muestra ahora.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
