import type { RefusalWords } from '../../lib/refusal.ts'

/** Two messages contain words that the provider's panel searches for. */
export const CHALLENGE_REFUSALS = {
  'user-unknown': {
    status: 422,
    en: 'One of the users is no longer at this center.',
    es: 'Uno de los usuarios ya no está en este centro.',
  },
  'room-unknown': {
    status: 422,
    en: 'One of the rooms no longer exists.',
    es: 'Una de las salas ya no existe.',
  },
  'challenge-completed': {
    status: 409,
    en: "This challenge has ended, so its users and goals can't be changed.",
    es: 'El reto ya terminó. Sus usuarios y metas ya no se pueden cambiar.',
  },
  'challenge-locked': {
    status: 422,
    en: "This can't be changed after the challenge is created.",
    es: 'Esto no se puede cambiar después de crear el reto.',
  },
  'goal-exists': {
    status: 422,
    en: 'A goal of this type and target already exists.',
    es: 'Ya hay una meta de este tipo y objetivo (already exists).',
  },
  'goal-not-higher': {
    status: 422,
    en: "The target and points must be higher than the previous level's.",
    es: 'El objetivo y los puntos deben superar los del nivel anterior (must be higher).',
  },
} as const satisfies Record<string, RefusalWords>
