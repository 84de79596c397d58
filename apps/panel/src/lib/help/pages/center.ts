import type { HelpPage } from '../help-page.ts'

export const center: HelpPage = {
  en: {
    title: 'Center information',
    purpose:
      'Here you decide what members and staff see of your center: its name, logo, color, address, and images. It also has the training types that coaches choose from, the video account for streamed classes, and what displays show of people.',
    tasks: [
      {
        title: 'Change the name, logo, and color',
        steps: [
          'Open the menu next to your picture at the top and choose [Center information].',
          'Press the logo to choose another image. Under [Data], change the name, the color, the language, and the time zone.',
          'Press [Save changes].',
        ],
      },
      {
        title: 'Add or retire a training type',
        steps: [
          'Choose [Training types] and press [Add training type].',
          'Type its name in both languages and choose what it counts besides heart rate. Press [Add].',
          'To stop offering a type, press the crossed circle in its row and confirm with [Retire].',
        ],
      },
      {
        title: 'Connect the video account',
        steps: [
          'In Zoom, create a server-to-server OAuth app.',
          'Choose [Streaming] and type the email, [Account ID], [Client ID], and [Client secret].',
          'Press [Save credentials]. Coaches can then stream a class when they start it.',
        ],
      },
    ],
    problems: [
      {
        sign: 'The address is not found on the map.',
        remedy:
          'Check city, state, and country, and press [Find address on map] again. You can also drag the pin to the right spot.',
      },
      {
        sign: 'An image is refused.',
        remedy: 'Use a PNG or JPEG file that is not too large. The limit is written below the image.',
      },
      {
        sign: 'A color is refused.',
        remedy: 'It would be hard to see, or looks like the color of a zone. Press the suggested color that fits.',
      },
    ],
    words:
      'gym name logo color street map gallery zoom video streaming training type time zone language units privacy minors guardian displays',
  },
  es: {
    title: 'Información del centro',
    purpose:
      'Aquí decides qué ven los miembros y el personal de tu centro: nombre, logo, color, domicilio e imágenes. También están los tipos de entrenamiento que eligen los coaches, la cuenta de video para transmitir clases y lo que las pantallas muestran de las personas.',
    tasks: [
      {
        title: 'Cambiar el nombre, el logo y el color',
        steps: [
          'Abre el menú junto a tu foto, arriba, y elige [Información del centro].',
          'Presiona el logo para elegir otra imagen. En [Datos] cambia el nombre, el color, el idioma y la zona horaria.',
          'Presiona [Guardar cambios].',
        ],
      },
      {
        title: 'Agregar o retirar un tipo de entrenamiento',
        steps: [
          'Elige [Tipos de entrenamiento] y presiona [Agregar tipo de entrenamiento].',
          'Escribe su nombre en los dos idiomas y elige qué cuenta además del pulso. Presiona [Agregar].',
          'Para dejar de ofrecer un tipo, presiona el círculo tachado en su fila y confirma con [Retirar].',
        ],
      },
      {
        title: 'Conectar la cuenta de video',
        steps: [
          'En Zoom, crea una app OAuth de servidor a servidor.',
          'Elige [Transmisión] y escribe el correo, el [ID de la cuenta], el [ID de cliente] y el [Secreto de cliente].',
          'Presiona [Guardar credenciales]. Así los coaches pueden transmitir una clase al iniciarla.',
        ],
      },
    ],
    problems: [
      {
        sign: 'El domicilio no aparece en el mapa.',
        remedy:
          'Revisa ciudad, estado y país, y presiona otra vez [Ubicar el domicilio]. También puedes arrastrar el pin al lugar correcto.',
      },
      {
        sign: 'No se acepta una imagen.',
        remedy: 'Usa un archivo PNG o JPEG que no sea muy pesado. El límite está escrito debajo de la imagen.',
      },
      {
        sign: 'No se acepta un color.',
        remedy: 'Se vería mal o se parece al color de una zona. Presiona el color sugerido que sí sirve.',
      },
    ],
    words:
      'gimnasio nombre logo color domicilio dirección mapa galería zoom video transmisión tipo de entrenamiento zona horaria idioma unidades privacidad menores tutor pantallas',
  },
}
