import type { RefusalWords } from '../../lib/refusal.ts'

export const ROOM_REFUSALS = {
  'room-name-taken': {
    status: 422,
    en: 'Another room already has this name.',
    es: 'Ya hay otra sala con este nombre.',
  },
  'room-running': { status: 409, en: 'This room has a class in progress.', es: 'La sala tiene una clase en curso.' },
  'room-inactive': {
    status: 409,
    en: "This room is inactive, so it can't host classes.",
    es: 'Esta sala está inactiva: no se dan clases en ella.',
  },
  'no-room': {
    status: 409,
    en: "This display isn't assigned to a room.",
    es: 'Esta pantalla no tiene una sala asignada.',
  },
  'coach-unknown': {
    status: 422,
    en: "This coach isn't on the center's staff.",
    es: 'Este coach no pertenece al centro.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
