import type { HelpPage } from '../help-page.ts'

export const dashboard: HelpPage = {
  en: {
    title: 'Dashboard',
    purpose:
      'The dashboard shows what is happening in your center: the classes that are running, what is waiting for you, and the numbers of the last weeks. In a new center it also lists the first steps.',
    tasks: [
      {
        title: 'Set up a new center',
        steps: [
          'Look for the card [Get started].',
          'Press [Open] next to a step. The page for it opens.',
          'Each step is marked as done automatically. Press [Dismiss] to hide the card.',
        ],
      },
      {
        title: 'See the classes that are running',
        steps: [
          'Look under [Now]. Each running class has a card with the time left and the people in it.',
          'Press [Watch] to open the class.',
          'If no class is running, press the name of a room to start one there.',
        ],
      },
      {
        title: 'Take care of what is pending',
        steps: [
          'Look under [Needs attention]: requests, sensors with a low battery, and lent sensors without signal.',
          'Press [View] next to a line. The list it is about opens.',
          'The line disappears once the matter is done.',
        ],
      },
    ],
    problems: [
      {
        sign: 'A number is not the one you expected.',
        remedy:
          'Days start and end in the time zone of the center. It is written at the top of the page; change it in {center}.',
      },
      {
        sign: 'The page says that there is no connection.',
        remedy: 'Check the network. The page updates by itself once the connection is back; you need not reload it.',
      },
    ],
    words: 'home start begin new center setup numbers statistics pending',
  },
  es: {
    title: 'Inicio',
    purpose:
      'El inicio muestra lo que pasa en tu centro: las clases en curso, lo que está pendiente y las cifras de las últimas semanas. En un centro nuevo también aparecen los primeros pasos.',
    tasks: [
      {
        title: 'Preparar un centro nuevo',
        steps: [
          'Busca la tarjeta [Primeros pasos].',
          'Presiona [Abrir] junto a un paso. Se abre la página donde se hace.',
          'Cada paso se marca solo al terminarlo. Presiona [Ocultar] para quitar la tarjeta.',
        ],
      },
      {
        title: 'Ver las clases en curso',
        steps: [
          'Mira en [Ahora]. Cada clase en curso tiene una tarjeta con el tiempo que queda y cuántas personas hay.',
          'Presiona [Ver] para abrir la clase.',
          'Si no hay clases en curso, presiona el nombre de una sala para iniciar una ahí.',
        ],
      },
      {
        title: 'Atender los pendientes',
        steps: [
          'Mira en [Pendientes]: solicitudes, sensores con poca batería y sensores prestados sin señal.',
          'Presiona [Ver] junto a una línea. Se abre la lista correspondiente.',
          'La línea desaparece cuando el asunto queda resuelto.',
        ],
      },
    ],
    problems: [
      {
        sign: 'Una cifra no es la que esperabas.',
        remedy:
          'Los días empiezan y terminan según la zona horaria del centro. Aparece arriba en la página; cámbiala en {center}.',
      },
      {
        sign: 'La página dice que no hay conexión.',
        remedy: 'Revisa la red. La página se actualiza sola en cuanto vuelve la conexión; no hace falta recargarla.',
      },
    ],
    words: 'tablero empezar comenzar centro nuevo configurar cifras estadísticas pendiente',
  },
}
