import { resultMailLimits } from '@repo/domain/limits'

import type { Language } from '../../http/errors/sentences.ts'

interface ConsentFacts {
  readonly centerName: string
  /** Empty for a member of whom only the address is known. */
  readonly name: string
  readonly link: string
}

const DAYS = resultMailLimits.confirmWithinHours / 24

const lines = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`

const WORDS = {
  en: ({ centerName, name, link }: ConsentFacts) => ({
    subject: `Your results from ${centerName} by mail?`,
    body: lines(
      name === '' ? 'Hello,' : `Hello ${name},`,
      `On a phone in a class at ${centerName} somebody with your sign-in code asked for your challenge results by mail. If it was you, open this link within ${DAYS} days and say yes.`,
      `Yes, send me my results:\n${link}`,
      'If it was not you, you need not do anything: no results are sent.',
      centerName,
    ),
  }),
  es: ({ centerName, name, link }: ConsentFacts) => ({
    subject: `¿Tus resultados de ${centerName} por correo?`,
    body: lines(
      name === '' ? 'Hola:' : `Hola, ${name}:`,
      `En un teléfono, durante una clase en ${centerName}, alguien con tu código de acceso pidió tus resultados de los retos por correo. Si fuiste tú, abre este enlace en los próximos ${DAYS} días y acepta.`,
      `Sí, quiero mis resultados:\n${link}`,
      'Si no fuiste tú, no tienes que hacer nada: no se envía ningún resultado.',
      centerName,
    ),
  }),
} as const satisfies Record<Language, (facts: ConsentFacts) => { subject: string; body: string }>

/** The mail that asks a member for the yes to results by mail. */
export const consentWords = (language: Language, facts: ConsentFacts) => ({ language, ...WORDS[language](facts) })
