import type { RefusalWords } from '../../lib/refusal.ts'

export const AUTH_REFUSALS = {
  'center-unavailable': {
    status: 422,
    en: "There's no center at this address.",
    es: 'No hay ningún centro en esta dirección.',
  },
  'center-suspended': {
    status: 403,
    en: "This center's account is suspended.",
    es: 'La cuenta de este centro está suspendida.',
  },
  'password-common': {
    status: 422,
    en: 'This password is too common. Choose another one.',
    es: 'Esta contraseña es de las más usadas. Elige otra.',
  },
  'password-of-names': {
    status: 422,
    en: "The center's name is too easy to guess. Choose another password.",
    es: 'El nombre del centro es lo primero que cualquiera probaría. Elige otra contraseña.',
  },
  'password-wrong': {
    status: 401,
    en: 'The current password is wrong.',
    es: 'La contraseña actual no es correcta.',
  },
  'wrong-credentials': { status: 422, en: 'Incorrect email or password', es: 'Correo o contraseña incorrectos' },
  'session-open-elsewhere': {
    status: 401,
    en: 'You have a session open on another device',
    es: 'Tienes una sesión abierta en otro dispositivo',
  },
  'email-not-verified': {
    status: 401,
    en: 'Your email is not verified. You need to verify it before continuing',
    es: 'Tu correo no está verificado (not verified). Verifícalo antes de continuar',
  },
  'account-disabled': {
    status: 401,
    en: 'Inactive account. Contact the center administrator',
    es: 'Cuenta inhabilitada. Contacta al administrador del centro',
  },
  'reset-link-unknown': {
    status: 404,
    en: 'This link was already used or is more than {minutes} minutes old. Request a new one.',
    es: 'Este enlace ya se usó o tiene más de {minutes} minutos. Pide otro.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
