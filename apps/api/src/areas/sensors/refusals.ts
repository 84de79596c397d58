import type { RefusalWords } from '../../lib/refusal.ts'

export const SENSOR_REFUSALS = {
  'sensor-taken': {
    status: 422,
    en: 'Another sensor already has this MAC address.',
    es: 'Otro sensor ya tiene esta dirección MAC.',
  },
  'sensor-moved': {
    status: 409,
    en: 'Somebody else has just handed this sensor over. Look who has it now.',
    es: 'Alguien más acaba de entregar este sensor. Revisa quién lo tiene ahora.',
  },
  'wearer-unknown': {
    status: 422,
    en: 'This person is not a member of the center.',
    es: 'Esta persona no está en el centro.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
