import type { HelpPage } from '../help-page.ts'

export const profile: HelpPage = {
  en: {
    title: 'My profile',
    purpose:
      'Here you change your own data, picture, and password, and see where you are signed in. Open it with the menu next to your picture at the top of the panel.',
    tasks: [
      {
        title: 'Change your password',
        steps: [
          'Choose [Change password].',
          'Type your [Current password], and the new one twice.',
          'Press [Change password].',
        ],
      },
      {
        title: 'Change your picture or your data',
        steps: [
          'Press the picture and choose a PNG or JPEG file.',
          'Move it until your face is in the circle, and press [Use this photo].',
          'For your name and phones, choose [Profile data], change them, and press [Save changes].',
        ],
      },
      {
        title: 'End a session on another device',
        steps: [
          "Choose [Where you're signed in].",
          'Look for the device. The one you are using says [Current].',
          'Press [End] next to the other one.',
        ],
      },
    ],
    problems: [
      {
        sign: 'The current password is wrong.',
        remedy: 'Check capital letters. If you do not remember it, log out and follow the steps in {sign-in}.',
      },
      {
        sign: 'The new password is refused.',
        remedy: 'Choose a longer one. The bar below it should say [Good] or [Strong].',
      },
      {
        sign: 'The email cannot be changed.',
        remedy: 'You sign in with it. If it is wrong, an administrator creates a new account for you.',
      },
    ],
    words: 'account password picture photo avatar signed in device log out phone',
  },
  es: {
    title: 'Mi perfil',
    purpose:
      'Aquí cambias tus datos, tu foto y tu contraseña, y ves dónde tienes la sesión abierta. Ábrelo con el menú junto a tu foto, arriba en el panel.',
    tasks: [
      {
        title: 'Cambiar tu contraseña',
        steps: [
          'Elige [Cambiar contraseña].',
          'Escribe tu [Contraseña actual] y dos veces la nueva.',
          'Presiona [Cambiar contraseña].',
        ],
      },
      {
        title: 'Cambiar tu foto o tus datos',
        steps: [
          'Presiona la foto y elige un archivo PNG o JPEG.',
          'Muévela hasta que tu cara quede en el círculo y presiona [Usar esta foto].',
          'Para tu nombre y teléfonos, elige [Datos del perfil], cámbialos y presiona [Guardar cambios].',
        ],
      },
      {
        title: 'Cerrar tu sesión en otro dispositivo',
        steps: [
          'Elige [Dónde tienes sesión abierta].',
          'Busca el dispositivo. El que estás usando dice [Actual].',
          'Presiona [Cerrar] junto al otro.',
        ],
      },
    ],
    problems: [
      {
        sign: 'La contraseña actual no es correcta.',
        remedy: 'Revisa las mayúsculas. Si no la recuerdas, cierra sesión y sigue los pasos de {sign-in}.',
      },
      {
        sign: 'No se acepta la contraseña nueva.',
        remedy: 'Elige una más larga. La barra de abajo debe decir [Buena] o [Fuerte].',
      },
      {
        sign: 'El correo no se puede cambiar.',
        remedy: 'Con él inicias sesión. Si está mal, un administrador te crea una cuenta nueva.',
      },
    ],
    words: 'cuenta contraseña foto imagen sesión abierta dispositivo cerrar sesión teléfono',
  },
}
