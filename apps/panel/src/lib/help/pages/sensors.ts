import type { HelpPage } from '../help-page.ts'

export const sensors: HelpPage = {
  en: {
    title: 'Sensors',
    purpose:
      'A sensor is a heart-rate strap that the center knows. Here you register the straps of the center and those that users bring, lend them, and see their battery and their last signal.',
    tasks: [
      {
        title: 'Add a sensor',
        steps: [
          'Press [Add sensor].',
          'Type the name as phones show it, and the [MAC address] or the [ANT number] printed on the sensor or its box. A strap with both radios counts by either.',
          'In a center with receivers, [Detect the strap] fills them in: hold the strap right next to a receiver.',
          'Type the number written on it, if there is one, choose whose it is, and press [Add sensor].',
        ],
      },
      {
        title: 'Lend a sensor to a user',
        steps: [
          'Press the person in the row of the sensor.',
          'Look for the user by name or email.',
          'Press [Lend]. From then on its heart rate counts for that user.',
        ],
      },
      {
        title: 'Take a sensor back or pass it on',
        steps: [
          'Press the arrow in the row to take the sensor back.',
          'To pass it on directly, open the menu of the row and choose [Lend to another user].',
          'If it was a mistake, press [Undo] in the notice.',
        ],
      },
    ],
    problems: [
      {
        sign: 'A strap is on, but nothing counts.',
        remedy:
          "Moisten the strap and tighten it. In the class, the notice [Some straps don't count] tells you the reason for each strap.",
      },
      {
        sign: 'The MAC address is refused.',
        remedy:
          'It has 12 digits and letters from A to F, for example A1:B2:C3:D4:E5:F6. If another sensor has it already, search the list for it.',
      },
      {
        sign: 'Your sensors are in a list.',
        remedy:
          'Press [Import] and choose the file. It needs the MAC address or the ANT number of each sensor; the email of a user says who has it.',
      },
      {
        sign: 'The battery is low.',
        remedy: 'Replace it. The new level appears with the next class in which the sensor is used.',
      },
    ],
    words: 'import file csv strap band belt lend borrow give return battery mac bluetooth polar garmin heart rate',
  },
  es: {
    title: 'Sensores',
    purpose:
      'Un sensor es una banda de frecuencia cardiaca que el centro conoce. Aquí registras las bandas del centro y las que traen los usuarios, las prestas y ves su batería y su última señal.',
    tasks: [
      {
        title: 'Agregar un sensor',
        steps: [
          'Presiona [Agregar sensor].',
          'Escribe el nombre como lo muestran los teléfonos y la [Dirección MAC] o el [Número ANT] que vienen impresos en el sensor o su caja. Una banda con los dos radios cuenta por cualquiera.',
          'Si el centro tiene receptores, [Detectar la banda] los llena por ti: acerca la banda por completo a un receptor.',
          'Escribe el número que lleva, si tiene, elige de quién es y presiona [Agregar sensor].',
        ],
      },
      {
        title: 'Prestar un sensor a un usuario',
        steps: [
          'Presiona la persona en la fila del sensor.',
          'Busca al usuario por nombre o correo.',
          'Presiona [Prestar]. Desde ese momento su frecuencia cardiaca cuenta para ese usuario.',
        ],
      },
      {
        title: 'Recibir un sensor de vuelta o pasarlo a otro usuario',
        steps: [
          'Presiona la flecha en la fila para recibir el sensor.',
          'Para pasarlo directamente, abre el menú de la fila y elige [Prestar a otro usuario].',
          'Si fue un error, presiona [Deshacer] en el aviso.',
        ],
      },
    ],
    problems: [
      {
        sign: 'La banda está puesta, pero nada cuenta.',
        remedy:
          'Humedece la banda y ajústala. En la clase, el aviso [Se detectan bandas que no cuentan] dice el motivo de cada banda.',
      },
      {
        sign: 'No se acepta la dirección MAC.',
        remedy:
          'Tiene 12 números y letras de la A a la F, por ejemplo A1:B2:C3:D4:E5:F6. Si otro sensor ya la tiene, búscalo en la lista.',
      },
      {
        sign: 'Tus sensores están en una lista.',
        remedy:
          'Presiona [Importar] y elige el archivo. Necesita la dirección MAC o el número ANT de cada sensor; el correo de un usuario indica quién lo tiene.',
      },
      {
        sign: 'La batería está baja.',
        remedy: 'Cámbiala. El nivel nuevo aparece con la siguiente clase en la que se use el sensor.',
      },
    ],
    words:
      'importar archivo csv banda cinta pulsómetro prestar devolver entregar batería pila mac bluetooth polar garmin frecuencia',
  },
}
