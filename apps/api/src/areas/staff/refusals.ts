import type { RefusalWords } from '../../lib/refusal.ts'

/** Refusals of staff accounts. */
export const STAFF_REFUSALS = {
  'email-taken': {
    status: 422,
    en: 'Somebody already signs in with this email.',
    es: 'Alguien ya inicia sesión con este correo.',
  },
  'own-account': {
    status: 409,
    en: 'Nobody changes their own role or status. Ask another administrator.',
    es: 'Nadie cambia su propio rol o estado. Pídelo a otro administrador.',
  },
  'last-administrator': {
    status: 409,
    en: 'The center needs an administrator who can sign in.',
    es: 'El centro necesita un administrador que pueda iniciar sesión.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
