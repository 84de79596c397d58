import type { RefusalWords } from '../../lib/refusal.ts'

export const STAFF_REFUSALS = {
  'email-taken': {
    status: 422,
    en: "There's already an account with this email.",
    es: 'Alguien ya inicia sesión con este correo.',
  },
  'own-account': {
    status: 409,
    en: "You can't change your own role or status. Ask another administrator.",
    es: 'No puedes cambiar tu propio rol o estado. Pídelo a otro administrador.',
  },
  'last-administrator': {
    status: 409,
    en: 'At least one administrator must be able to sign in.',
    es: 'El centro necesita un administrador que pueda iniciar sesión.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
