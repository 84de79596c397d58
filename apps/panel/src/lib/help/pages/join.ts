import type { HelpPage } from '../help-page.ts'

export const join: HelpPage = {
  en: {
    title: 'Join a class with your phone',
    purpose:
      'This page is for members. With your phone and a heart-rate strap you join the class, see your effort on the display, and keep your session. You need no app: it works in the browser.',
    tasks: [
      {
        title: 'Join a class',
        steps: [
          'Scan the QR code on the display of the room with the camera of your phone.',
          'Type your sign-in code or your pseudonym, agree, and press [Join the class].',
          'Put on your strap, press [Connect your strap], and choose it from the list.',
          'On an iPhone, in a room with a receiver, press yours under [Pick your strap]: it ends like the number printed on it.',
          'Keep the page open until the class ends.',
        ],
      },
      {
        title: 'Put your strap on correctly',
        steps: [
          'Moisten the two dark areas on the inside.',
          'Fasten it around your chest, below the chest muscles, with the sensor in the middle. It must not slip.',
          'Wait for [Receiving your heart rate].',
        ],
      },
      {
        title: 'Leave a class or change phones',
        steps: [
          'Press [Leave the class], and then [Leave]. What you trained counts.',
          'To continue on another phone, scan the code with it and join in the same way.',
          "On the first phone press [It's mine]. Connect your strap to the new one.",
        ],
      },
    ],
    problems: [
      {
        sign: "[This browser can't connect to your strap]",
        remedy:
          'On Android, open the page in Chrome. On an iPhone, ask your coach for one of the center’s sensors, or for a room with a receiver: there you pick your own strap.',
      },
      {
        sign: "[Show that it's yours]",
        remedy:
          "Another strap is about as fast. Loosen yours for ten seconds or hold it to the receiver. Or type three digits under [Number printed on your strap]. Once it counts, press [It's always mine].",
      },
      {
        sign: 'Your strap is not in the list.',
        remedy:
          'Turn on Bluetooth, moisten the strap, and keep it close to the phone. Close other apps or watches that are connected to it.',
      },
      {
        sign: "[We don't recognize that code or pseudonym]",
        remedy: 'The sign-in code has six digits. Ask for yours at the front desk.',
      },
      {
        sign: '[No connection]',
        remedy: 'Keep the page open. What you train meanwhile is sent once the connection is back.',
      },
    ],
    words: 'member phone strap bluetooth qr code join class iphone android pseudonym connect app',
  },
  es: {
    title: 'Unirse a una clase con el teléfono',
    purpose:
      'Esta página es para los miembros. Con tu teléfono y una banda de frecuencia cardiaca te unes a la clase, ves tu esfuerzo en la pantalla y guardas tu sesión. No necesitas una app: funciona en el navegador.',
    tasks: [
      {
        title: 'Unirse a una clase',
        steps: [
          'Escanea con la cámara de tu teléfono el código QR de la pantalla de la sala.',
          'Escribe tu código de acceso o tu seudónimo, acepta y presiona [Unirme a la clase].',
          'Ponte la banda, presiona [Conecta tu banda] y elígela de la lista.',
          'En iPhone, en una sala con receptor, presiona la tuya en [Elige tu banda]: termina como el número impreso en ella.',
          'Deja la página abierta hasta que termine la clase.',
        ],
      },
      {
        title: 'Ponerse bien la banda',
        steps: [
          'Humedece las dos partes oscuras de la cara interior.',
          'Ajústala alrededor del pecho, debajo de los pectorales, con el sensor al centro. No debe resbalarse.',
          'Espera a que diga [Tu frecuencia cardiaca está llegando].',
        ],
      },
      {
        title: 'Salir de una clase o cambiar de teléfono',
        steps: [
          'Presiona [Salir de la clase] y luego [Salir]. Lo que entrenaste cuenta.',
          'Para continuar en otro teléfono, escanea el código con él y únete de la misma forma.',
          'En el primer teléfono presiona [Es mío]. Conecta tu banda al nuevo.',
        ],
      },
    ],
    problems: [
      {
        sign: '[Este navegador no puede conectarse a tu banda]',
        remedy:
          'En Android, abre la página en Chrome. En iPhone, pide a tu coach un sensor del centro, o una sala con receptor: ahí eliges tu propia banda.',
      },
      {
        sign: '[Muestra que es tuya]',
        remedy:
          'Otra banda va casi igual de rápido. Afloja la tuya diez segundos o acércala al receptor. O escribe tres cifras en [Número impreso en tu banda]. Cuando ya cuente, presiona [Siempre es mía].',
      },
      {
        sign: 'Tu banda no está en la lista.',
        remedy:
          'Enciende el Bluetooth, humedece la banda y acércala al teléfono. Cierra otras apps o relojes que estén conectados a ella.',
      },
      {
        sign: '[No conocemos ese código o seudónimo]',
        remedy: 'El código de acceso tiene seis dígitos. Pide el tuyo en recepción.',
      },
      {
        sign: '[Sin conexión]',
        remedy: 'Deja la página abierta. Lo que entrenes mientras tanto se envía cuando vuelva la conexión.',
      },
    ],
    words: 'miembro teléfono celular banda bluetooth qr código unirse clase iphone android seudónimo conectar app',
  },
}
