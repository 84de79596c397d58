import type { RefusalWords } from '../../lib/refusal.ts'

export const MEMBER_REFUSALS = {
  'member-already-linked': {
    status: 409,
    en: 'User already registered in this or another center; ask them to link from the app.',
    es: 'El usuario ya está registrado en este u otro centro; pídele que se vincule desde la app.',
  },
  'pseudonym-taken': {
    status: 409,
    en: 'A user of the center already has this pseudonym. Whoever asks can fill in the form again with another one.',
    es: 'Un usuario del centro ya tiene este seudónimo. Quien lo pide puede llenar el formulario otra vez con otro.',
  },
  'member-in-class': {
    status: 409,
    en: 'The member is in a running class. Wait until it ends.',
    es: 'El miembro está en una clase en curso. Espera a que termine.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
