import type { RefusalWords } from '../../lib/refusal.ts'

export const MEMBER_REFUSALS = {
  'member-already-linked': {
    status: 409,
    en: 'User already registered in this or another center; ask them to link from the app.',
    es: 'El usuario ya está registrado en este u otro centro; pídele que se vincule desde la app.',
  },
  'pseudonym-taken': {
    status: 409,
    en: 'Another user at this center already has this pseudonym. The person can submit the form again with a different one.',
    es: 'Un usuario del centro ya tiene este seudónimo. Quien lo pide puede llenar el formulario otra vez con otro.',
  },
  'member-in-class': {
    status: 409,
    en: 'This user is in a class right now. Wait until it ends.',
    es: 'El usuario está en una clase en curso. Espera a que termine.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
