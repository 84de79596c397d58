import type { Language } from '../../http/errors/sentences.ts'

/** What the pages behind the links of mails say. */
export const RESULT_MAIL_WORDS = {
  en: {
    confirm: (center: string) => ({
      title: 'Your challenge results by mail?',
      text: `When a challenge is over, ${center} writes to you how it ended. You can stop that with the link in each mail.`,
      button: 'Yes, mail me my results',
    }),
    stop: (center: string) => ({
      title: 'No more results by mail?',
      text: `${center} will not write to you any more when a challenge is over.`,
      button: 'Stop these mails',
    }),
    confirmed: (center: string) => ({ title: 'Done', text: `${center} mails you the results of your challenges.` }),
    stopped: (center: string) => ({ title: 'Done', text: `${center} mails you no more results.` }),
    unknown: () => ({
      title: 'This link does not work any more',
      text: 'Ask for your results again on your phone in the next class, or talk to the staff of your center.',
    }),
  },
  es: {
    confirm: (center: string) => ({
      title: '¿Tus resultados de los retos por correo?',
      text: `Cuando termina un reto, ${center} te escribe cómo te fue. Puedes dejar de recibirlo con el enlace de cada correo.`,
      button: 'Sí, quiero mis resultados',
    }),
    stop: (center: string) => ({
      title: '¿Ya no quieres resultados por correo?',
      text: `${center} ya no te escribirá cuando termine un reto.`,
      button: 'Dejar de recibirlos',
    }),
    confirmed: (center: string) => ({ title: 'Listo', text: `${center} te enviará los resultados de tus retos.` }),
    stopped: (center: string) => ({ title: 'Listo', text: `${center} ya no te enviará resultados.` }),
    unknown: () => ({
      title: 'Este enlace ya no funciona',
      text: 'Pide otra vez tus resultados en tu teléfono en la próxima clase, o habla con el personal de tu centro.',
    }),
  },
} as const satisfies Record<Language, object>
