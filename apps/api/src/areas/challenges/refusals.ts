import type { RefusalWords } from '../../lib/refusal.ts'

/** Two messages contain words that the provider's panel searches for. */
export const CHALLENGE_REFUSALS = {
  'user-unknown': {
    status: 422,
    en: 'One of the users is not in this center any more.',
    es: 'Uno de los usuarios ya no está en este centro.',
  },
  'room-unknown': {
    status: 422,
    en: 'One of the rooms does not exist any more.',
    es: 'Una de las salas ya no existe.',
  },
  'challenge-completed': {
    status: 409,
    en: 'The challenge has ended. Its users and goals cannot be changed.',
    es: 'El reto ya terminó. Sus usuarios y metas ya no se pueden cambiar.',
  },
  'challenge-locked': {
    status: 422,
    en: 'This cannot be changed once the challenge has been created.',
    es: 'Esto no se puede cambiar después de crear el reto.',
  },
  'goal-exists': {
    status: 422,
    en: 'A goal of this type and target already exists.',
    es: 'Ya hay una meta de este tipo y valor (already exists).',
  },
  'goal-not-higher': {
    status: 422,
    en: 'Target and points must be higher than those of the level before.',
    es: 'El valor y los puntos deben superar los del nivel anterior (must be higher).',
  },
} as const satisfies Record<string, RefusalWords>
