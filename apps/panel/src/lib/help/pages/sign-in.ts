import type { HelpPage } from '../help-page.ts'

export const signIn: HelpPage = {
  en: {
    title: 'Sign in to the panel',
    purpose:
      'The panel is for the people who work in the center. Each one signs in with their own email and password. Members do not sign in here; they join classes with their phone, see {join}.',
    tasks: [
      {
        title: 'Sign in',
        steps: [
          'Open the address of your center in the browser.',
          'Type your email and password. Leave [Remember me] on only on a computer that is yours.',
          'Press [Sign in].',
        ],
      },
      {
        title: 'Choose a new password',
        steps: [
          'Press [Forgot your password?], type your email, and press [Send link].',
          'Open the link in the email that you receive.',
          'Type the new password twice and press [Save password].',
        ],
      },
      {
        title: 'Continue when another session is open',
        steps: [
          'Sign in as always. The panel says [You have a session open on another device].',
          'If that was you, press [End session and sign in].',
          'If it was not you, change your password right away in {profile}.',
        ],
      },
    ],
    problems: [
      {
        sign: '[Incorrect email or password]',
        remedy: 'Check capital letters and spaces. After many attempts, wait a moment before you try again.',
      },
      {
        sign: '[Your account has been disabled, contact the center administrator]',
        remedy: 'An administrator turned off your access and can turn it on again in {administrators}.',
      },
      {
        sign: '[We could not find your center, check the url]',
        remedy: 'The address in the browser is not that of a center. Ask a colleague for the right one.',
      },
      {
        sign: 'The email with the link does not arrive.',
        remedy: 'Look in the spam folder and check the address. The link works for a short time only; ask for another.',
      },
    ],
    words: 'login log in password forgot reset access locked email link session open elsewhere',
  },
  es: {
    title: 'Iniciar sesión en el panel',
    purpose:
      'El panel es para quienes trabajan en el centro. Cada quien entra con su propio correo y contraseña. Los miembros no entran aquí: se unen a las clases con su teléfono, consulta {join}.',
    tasks: [
      {
        title: 'Iniciar sesión',
        steps: [
          'Abre la dirección de tu centro en el navegador.',
          'Escribe tu correo y contraseña. Deja [Recordarme] solo en una computadora tuya.',
          'Presiona [Iniciar sesión].',
        ],
      },
      {
        title: 'Elegir una contraseña nueva',
        steps: [
          'Presiona [¿Olvidaste tu contraseña?], escribe tu correo y presiona [Enviar el enlace].',
          'Abre el enlace del correo que te llega.',
          'Escribe dos veces la contraseña nueva y presiona [Guardar la contraseña].',
        ],
      },
      {
        title: 'Entrar cuando hay otra sesión abierta',
        steps: [
          'Inicia sesión como siempre. El panel dice [Tienes una sesión abierta en otro dispositivo].',
          'Si fuiste tú, presiona [Cerrar esa sesión y entrar].',
          'Si no fuiste tú, cambia tu contraseña de inmediato en {profile}.',
        ],
      },
    ],
    problems: [
      {
        sign: '[Correo o contraseña incorrectos]',
        remedy: 'Revisa mayúsculas y espacios. Después de muchos intentos, espera un momento antes de probar otra vez.',
      },
      {
        sign: '[Tu cuenta fue inhabilitada, contacta al administrador del centro]',
        remedy: 'Un administrador desactivó tu acceso y puede activarlo otra vez en {administrators}.',
      },
      {
        sign: '[No encontramos tu centro, revisa la dirección]',
        remedy: 'La dirección del navegador no es la de un centro. Pídele la correcta a alguien de tu equipo.',
      },
      {
        sign: 'No llega el correo con el enlace.',
        remedy: 'Revisa el correo no deseado y la dirección. El enlace sirve por poco tiempo; pide otro.',
      },
    ],
    words: 'login entrar acceso contraseña olvidé recuperar restablecer bloqueada correo enlace sesión abierta',
  },
}
