import type { HelpPage } from '../help-page.ts'

export const roles: HelpPage = {
  en: {
    title: 'Roles',
    purpose:
      'This page lists what each role may do. There are two roles: an administrator may do everything, and a coach runs classes and sees users, metrics, and reports. Roles themselves cannot be changed.',
    tasks: [
      {
        title: 'See what a role may do',
        steps: [
          'Look for the card of the role.',
          'Read the list [Can:].',
          "What the role may not do is in the list [Can't:].",
        ],
      },
      {
        title: 'Give someone another role',
        steps: [
          'Open {administrators} and press the pencil in the row of the person.',
          'Choose the other [Role].',
          'Press [Save changes]. The person sees the change when they reload the panel.',
        ],
      },
      {
        title: 'Find out why a button is missing',
        steps: [
          'Look at the role of the person in {administrators}.',
          "Compare it with the list [Can't:] here.",
          'If they need it for their work, give them the other role.',
        ],
      },
    ],
    problems: [
      {
        sign: "The panel says [That page isn't for your role].",
        remedy: 'Ask an administrator of your center to do it, or to give you another role.',
      },
      {
        sign: "The panel says [Your center doesn't have that page].",
        remedy: 'The module is not turned on for your center. Ask the people who run the service.',
      },
    ],
    words: 'permissions rights access forbidden missing button coach administrator',
  },
  es: {
    title: 'Roles',
    purpose:
      'Esta página dice qué puede hacer cada rol. Hay dos: un administrador puede hacer todo, y un entrenador da clases y ve usuarios, métricas y estadísticas. Los roles no se pueden cambiar.',
    tasks: [
      {
        title: 'Ver qué puede hacer un rol',
        steps: [
          'Busca la tarjeta del rol.',
          'Lee la lista [Puede:].',
          'Lo que el rol no puede hacer está en la lista [No puede:].',
        ],
      },
      {
        title: 'Darle otro rol a alguien',
        steps: [
          'Abre {administrators} y presiona el lápiz en la fila de la persona.',
          'Elige el otro [Rol].',
          'Presiona [Guardar cambios]. La persona ve el cambio al recargar el panel.',
        ],
      },
      {
        title: 'Saber por qué falta un botón',
        steps: [
          'Revisa el rol de la persona en {administrators}.',
          'Compáralo aquí con la lista [No puede:].',
          'Si lo necesita para su trabajo, dale el otro rol.',
        ],
      },
    ],
    problems: [
      {
        sign: 'El panel dice [Esa página no es para tu rol].',
        remedy: 'Pídele a un administrador de tu centro que lo haga o que te dé otro rol.',
      },
      {
        sign: 'El panel dice [Tu centro no tiene esa página].',
        remedy: 'El módulo no está activado en tu centro. Pregunta a quien opera el servicio.',
      },
    ],
    words: 'permisos derechos acceso prohibido falta botón coach entrenador administrador',
  },
}
