import type { RefusalWords } from '../../lib/refusal.ts'

export const ROOM_REFUSALS = {
  'room-name-taken': {
    status: 422,
    en: 'Another room already has this name.',
    es: 'Ya hay otra sala con este nombre.',
  },
  'room-running': { status: 409, en: 'The room has a class running.', es: 'La sala tiene una clase en curso.' },
  'room-inactive': {
    status: 409,
    en: 'This room is inactive: no class takes place in it.',
    es: 'Esta sala está inactiva: no se dan clases en ella.',
  },
  'coach-unknown': {
    status: 422,
    en: 'This coach does not belong to the center.',
    es: 'Este coach no pertenece al centro.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
