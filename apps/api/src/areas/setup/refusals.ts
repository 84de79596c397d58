import type { RefusalWords } from '../../lib/refusal.ts'

export const SETUP_REFUSALS = {
  'center-not-set-up': {
    status: 422,
    en: "This center isn't set up yet. Open the link its server printed when it started.",
    es: 'Este centro aún no está configurado. Abre el enlace que su servidor mostró al iniciar.',
  },
  'setup-token-unknown': {
    status: 404,
    en: "This link isn't valid. Use the one the server printed the last time it started.",
    es: 'Este enlace no sirve. Usa el que el servidor mostró la última vez que inició.',
  },
  'already-set-up': { status: 409, en: 'This center is already set up.', es: 'El centro ya está configurado.' },
  'host-taken': {
    status: 422,
    en: 'Another center already uses this address.',
    es: 'Otro centro ya tiene esta dirección.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
