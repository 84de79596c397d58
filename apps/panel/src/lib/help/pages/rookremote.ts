import type { HelpPage } from '../help-page.ts'

export const rookremote: HelpPage = {
  en: {
    title: 'RookRemote',
    purpose:
      'RookRemote is where classes happen. Each room has a card; open it to start a class, follow the heart rates, and stop it. Members join with their phone, and paired displays show the class on a television.',
    tasks: [
      {
        title: 'Start and stop a class',
        steps: [
          'Press [Open] on the card of the room, then [Configure and start]. To repeat the last class, press [Start class].',
          'Choose the training type, the duration, and the capacity. Press [Start class].',
          'Press [QR code] so that members can scan it and join.',
          'At the end press [Stop class]. The sessions are stored; for two minutes you can still press [Continue class].',
        ],
      },
      {
        title: 'Pair a display',
        steps: [
          'On the television open the address of your center followed by /live/. It shows a code.',
          'In the panel press [Displays], type the code and a name, and press [Pair display].',
          'To choose what it shows, press the gear next to its name.',
        ],
      },
      {
        title: 'Remove someone from a class',
        steps: [
          'Open the class, and press the button on the tile of the person.',
          'Choose [Let out] to free the spot without a ban, [24 hours], or [Permanently].',
          'Press [Remove], or [Let out] if you chose that. You can undo it in the notice that appears.',
        ],
      },
    ],
    problems: [
      {
        sign: 'The class cannot be started.',
        remedy:
          'Read the message: the room may be inactive, or another class may be streaming. To make a room active, choose [Edit] in the menu of its card.',
      },
      {
        sign: 'The class is full.',
        remedy: 'Press [Change the capacity] in the class. A spot also becomes free after five minutes without signal.',
      },
      {
        sign: 'Phones or displays cannot open the address of the center.',
        remedy:
          'An address such as localhost only works on the computer that runs Latido. Stop Latido, start it again with HOST=0.0.0.0, and open the panel at the network address that it prints. Phones connect straps over HTTPS only: give Latido a certificate with TLS_CERT and TLS_KEY.',
      },
      {
        sign: 'A display says that it has no connection.',
        remedy:
          'Check its network. It reconnects by itself, and the class continues meanwhile. If it asks for a code again, pair it once more.',
      },
    ],
    words: 'room class start stop capacity full tv television wall screen pair code qr ban kick streaming zoom coach',
  },
  es: {
    title: 'RookRemote',
    purpose:
      'En RookRemote se dan las clases. Cada sala tiene una tarjeta: ábrela para iniciar una clase, seguir las frecuencias cardiacas y detenerla. Los miembros se unen con su teléfono y las pantallas vinculadas muestran la clase en un televisor.',
    tasks: [
      {
        title: 'Iniciar y detener una clase',
        steps: [
          'Presiona [Abrir] en la tarjeta de la sala y luego [Configurar e iniciar]. Para repetir la última clase, presiona [Iniciar clase].',
          'Elige el tipo de entrenamiento, la duración y el cupo. Presiona [Iniciar clase].',
          'Presiona [Código QR] para que los miembros lo escaneen y se unan.',
          'Al final presiona [Detener clase]. Las sesiones se guardan; durante dos minutos todavía puedes presionar [Continuar clase].',
        ],
      },
      {
        title: 'Vincular una pantalla',
        steps: [
          'En el televisor abre la dirección de tu centro seguida de /live/. Aparece un código.',
          'En el panel presiona [Pantallas], escribe el código y un nombre, y presiona [Vincular pantalla].',
          'Para elegir qué muestra, presiona el engrane junto a su nombre.',
        ],
      },
      {
        title: 'Sacar a alguien de una clase',
        steps: [
          'Abre la clase y presiona el botón en la tarjeta de la persona.',
          'Elige [Dejar salir] para liberar el lugar sin expulsión, [24 horas] o [Para siempre].',
          'Presiona [Sacar], o [Dejar salir] si elegiste eso. Puedes deshacerlo en el aviso que aparece.',
        ],
      },
    ],
    problems: [
      {
        sign: 'No se puede iniciar la clase.',
        remedy:
          'Lee el mensaje: puede que la sala esté inactiva o que otra clase esté transmitiendo. Para activar una sala, elige [Editar] en el menú de su tarjeta.',
      },
      {
        sign: 'La clase está llena.',
        remedy: 'Presiona [Cambiar el cupo] en la clase. También se libera un lugar tras cinco minutos sin señal.',
      },
      {
        sign: 'Los teléfonos o las pantallas no abren la dirección del centro.',
        remedy:
          'Una dirección como localhost solo funciona en la computadora donde corre Latido. Detén Latido, inícialo de nuevo con HOST=0.0.0.0 y abre el panel en la dirección de red que muestra. Los teléfonos conectan bandas solo con HTTPS: dale a Latido un certificado con TLS_CERT y TLS_KEY.',
      },
      {
        sign: 'Una pantalla dice que no tiene conexión.',
        remedy:
          'Revisa su red. Se reconecta sola y la clase continúa mientras tanto. Si vuelve a pedir un código, vincúlala de nuevo.',
      },
    ],
    words:
      'sala clase empezar terminar cupo llena tele televisor pantalla vincular código qr expulsar transmitir zoom coach agregar sala',
  },
}
