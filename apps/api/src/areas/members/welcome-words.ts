import type { Language } from '../../http/errors/sentences.ts'

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
      `Hello ${name},`,
      `You are now a member of ${centerName}.`,
      `Your code to join classes: ${signInCode}`,
      'Scan the code on the screen of the room with your phone, type your code and put on your strap. Keep the code to yourself.',
      `See you soon,\n${centerName}`,
    ),
  }),
  es: ({ centerName, name, signInCode }: WelcomeFacts) => ({
    subject: `Te damos la bienvenida a ${centerName}`,
    body: lines(
      `Hola, ${name}:`,
      `Ya eres miembro de ${centerName}.`,
      `Tu código para unirte a las clases: ${signInCode}`,
      'Escanea con tu teléfono el código que muestra la pantalla de la sala, escribe el tuyo y ponte la banda. No lo compartas con nadie.',
      `Nos vemos pronto,\n${centerName}`,
    ),
  }),
} as const satisfies Record<Language, (facts: WelcomeFacts) => { subject: string; body: string }>

/** What a new member is written. */
export const welcomeWords = (language: Language, facts: WelcomeFacts) => ({ language, ...WORDS[language](facts) })
