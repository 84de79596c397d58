import type { RefusalWords } from '../../lib/refusal.ts'

export const SENSOR_REFUSALS = {
  'sensor-taken': {
    status: 422,
    en: 'Another sensor already has this address.',
    es: 'Otro sensor ya tiene esta dirección.',
  },
  'sensor-moved': {
    status: 409,
    en: 'Someone else just lent or returned this sensor. Check who has it now.',
    es: 'Alguien más acaba de prestar o recibir este sensor. Revisa quién lo tiene ahora.',
  },
  'wearer-unknown': {
    status: 422,
    en: "This person isn't a user at this center.",
    es: 'Esta persona no está en el centro.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
