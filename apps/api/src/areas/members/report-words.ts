import type { Language } from '../../http/errors/sentences.ts'

interface ReportFacts {
  readonly centerName: string
  /** Empty for a member of whom only the address is known. */
  readonly memberName: string
}

interface ReportWords {
  readonly subject: string
  readonly body: string
}

const lines = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`

const WORDS: Readonly<Record<Language, (facts: ReportFacts) => ReportWords>> = {
  en: ({ centerName, memberName }) => ({
    subject: `Your training report from ${centerName}`,
    body: lines(
      memberName === '' ? 'Hello,' : `Hello ${memberName},`,
      'Here is the report of your trainings. Every minute in it is one you worked for: well done!',
      'If you have any question about it, ask the staff at your next visit.',
      `See you soon,\n${centerName}`,
    ),
  }),
  es: ({ centerName, memberName }) => ({
    subject: `Tu reporte de entrenamiento de ${centerName}`,
    body: lines(
      memberName === '' ? 'Hola:' : `Hola, ${memberName}:`,
      'Aquí tienes el reporte de tus entrenamientos. Cada minuto te lo ganaste con tu esfuerzo. ¡Felicidades!',
      'Si tienes alguna pregunta, acércate al personal en tu próxima visita.',
      `Nos vemos pronto,\n${centerName}`,
    ),
  }),
}

/** What a mailed report says. */
export const reportWords = (language: Language, facts: ReportFacts) => ({ language, ...WORDS[language](facts) })

const FALLBACK_NAMES: Readonly<Record<Language, string>> = { en: 'Report', es: 'Reporte' }

/** The attachment's name: the member's, without what a file system or a header might stumble over. */
export const reportFileName = (language: string, fullName: string): string => {
  const plain = fullName
    .replaceAll(/[\p{C}"*/:<>?\\|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${plain === '' ? FALLBACK_NAMES[language === 'es' ? 'es' : 'en'] : plain}.pdf`
}
