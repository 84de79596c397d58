import { resetLimits } from '@repo/domain/limits'

import type { Language } from '../../http/errors/sentences.ts'

interface ResetFacts {
  readonly centerName: string
  readonly name: string
  readonly link: string
}

const lines = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`

const WORDS = {
  en: ({ centerName, name, link }: ResetFacts) => ({
    subject: `A new password for ${centerName}`,
    body: lines(
      `Hello ${name},`,
      `Open this link within ${resetLimits.minutes} minutes. It works once.`,
      `Choose a new password:\n${link}`,
      'If you did not ask for it, you need not do anything: your password stays as it is.',
      centerName,
    ),
  }),
  es: ({ centerName, name, link }: ResetFacts) => ({
    subject: `Nueva contraseña de ${centerName}`,
    body: lines(
      `Hola, ${name}:`,
      `Abre este enlace en los próximos ${resetLimits.minutes} minutos. Sirve una sola vez.`,
      `Elegir una contraseña nueva:\n${link}`,
      'Si no la pediste, no tienes que hacer nada: tu contraseña sigue igual.',
      centerName,
    ),
  }),
} as const satisfies Record<Language, (facts: ResetFacts) => { subject: string; body: string }>

/** What the mail with the link for a new password says. */
export const passwordWords = (language: Language, facts: ResetFacts) => ({ language, ...WORDS[language](facts) })
