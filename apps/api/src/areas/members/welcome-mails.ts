import { randomUUID } from 'node:crypto'

import type { Transaction } from '../../database/database.ts'
import type { Language } from '../../lib/language.ts'
import { queueLetters } from '../../mail/mail-queue.ts'
import { branchOf } from '../center/center-queries.ts'

/** Longer than the undo notice is shown. */
const WELCOME_AFTER_MS = 60_000

interface WelcomeFacts {
  readonly centerName: string
  readonly name: string
  readonly signInCode: string
}

const lines = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`

const WORDS = {
  en: ({ centerName, name, signInCode }: WelcomeFacts) => ({
    subject: `Welcome to ${centerName}`,
    body: lines(
      `Hi ${name},`,
      `You're now a member of ${centerName}.`,
      `Your sign-in code for classes: ${signInCode}`,
      "Scan the QR code on the room's display with your phone, enter your sign-in code, and put on your strap. Keep your code private.",
      `See you soon,\n${centerName}`,
    ),
  }),
  es: ({ centerName, name, signInCode }: WelcomeFacts) => ({
    subject: `Te damos la bienvenida a ${centerName}`,
    body: lines(
      `Hola, ${name}:`,
      `Ya eres miembro de ${centerName}.`,
      `Tu código de acceso a las clases: ${signInCode}`,
      'Escanea con tu teléfono el código QR de la pantalla de la sala, escribe tu código de acceso y ponte la banda. No compartas tu código con nadie.',
      `Nos vemos pronto,\n${centerName}`,
    ),
  }),
} as const satisfies Record<Language, (facts: WelcomeFacts) => { subject: string; body: string }>

export const welcomeWords = (language: Language, facts: WelcomeFacts) => ({ language, ...WORDS[language](facts) })

interface Welcomed {
  readonly memberUuid: string
  readonly name: string
  readonly email: string
  readonly signInCode: string
  /** Null uses the center's. */
  readonly language: Language | null
}

interface QueueWelcomes {
  readonly branchUuid: string
  readonly people: readonly Welcomed[]
  readonly now: number
}

export const queueWelcomes = async (tx: Transaction, { branchUuid, people, now }: QueueWelcomes): Promise<void> => {
  const center = await branchOf(tx)
  const letters = people.map(({ memberUuid, name, email, signInCode, language }) => ({
    id: randomUUID(),
    memberUuid,
    administratorUuid: null,
    recipient: email,
    senderName: center.name,
    ...welcomeWords(language ?? center.language, { centerName: center.name, name, signInCode }),
    queuedAt: new Date(now),
  }))
  await queueLetters(tx, branchUuid, letters, new Date(now + WELCOME_AFTER_MS))
}
