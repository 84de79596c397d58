import type { HelpPage } from '../help-page.ts'

export const rooklegend: HelpPage = {
  en: {
    title: 'RookLegend',
    purpose:
      'RookLegend lists the rooms that have a device of their own. The device receives the heart rate of every strap in the room, so members do not need a phone.',
    tasks: [
      {
        title: 'Add a device',
        steps: [
          'Press [Add device], type the name of the room, and press [Add device] again.',
          'Open the menu of the card and choose [Devices and keys].',
          'For a receiver, choose [Pair a receiver] and type the six digits that its page shows, and a name. For another device, choose [Use a key], press [Generate key], then [Copy key], and paste the key into the device. It is shown only once.',
          'For each further device, press [New device] in the same place. Two receivers in opposite corners miss fewer heartbeats in a full room. Rooms of RookRemote have [Devices and keys] in their menu, too.',
        ],
      },
      {
        title: 'Give a device a new key',
        steps: [
          'Open the menu of the card and choose [Devices and keys].',
          'Open the menu of the device, choose [Generate a new key], and confirm. Its old key stops working at once; other devices keep theirs.',
          'Press [Copy key] and paste the new key into the device.',
        ],
      },
      {
        title: 'Change the name or the images of a room',
        steps: [
          'Open the menu of the card.',
          'Choose [Rename] for the name, [Change logo] for the logo, or [Change image] for the background.',
          'For an image, choose a PNG or JPEG file. It appears on the card and on the displays of the room.',
        ],
      },
    ],
    problems: [
      {
        sign: 'The card says [Not connected].',
        remedy:
          'Switch the device on and check its network cable or Wi-Fi. If the state does not change after a minute, issue a new key and copy it into the device.',
      },
      {
        sign: 'A strap is on, but its user does not appear in the class.',
        remedy:
          'Lend the strap to the user, see {sensors}. Or give it to the user during the class, where a notice lists straps of no one.',
      },
      {
        sign: 'The menu does not offer [Delete] or [Change image].',
        remedy: 'A class is open in the room. Stop it and close its results first.',
      },
    ],
    words: 'hub box receiver antenna device key ip network connect',
  },
  es: {
    title: 'RookLegend',
    purpose:
      'RookLegend muestra las salas que tienen su propio dispositivo. El dispositivo recibe la frecuencia cardiaca de todas las bandas de la sala, así que los usuarios no necesitan teléfono.',
    tasks: [
      {
        title: 'Agregar un dispositivo',
        steps: [
          'Presiona [Agregar dispositivo], escribe el nombre de la sala y presiona otra vez [Agregar dispositivo].',
          'Abre el menú de la tarjeta y elige [Dispositivos y claves].',
          'Para un receptor, elige [Vincular un receptor] y escribe los seis dígitos que muestra su página, y un nombre. Para otro dispositivo, elige [Usar una clave], presiona [Generar clave], luego [Copiar clave], y pégala en el dispositivo. Solo se muestra una vez.',
          'Para cada dispositivo más, presiona [Nuevo dispositivo] en el mismo lugar. Con dos receptores en esquinas opuestas se pierden menos latidos en una sala llena. Las salas de RookRemote también tienen [Dispositivos y claves] en su menú.',
        ],
      },
      {
        title: 'Darle una clave nueva a un dispositivo',
        steps: [
          'Abre el menú de la tarjeta y elige [Dispositivos y claves].',
          'Abre el menú del dispositivo, elige [Generar una clave nueva] y confirma. Su clave anterior deja de servir en ese momento; los demás conservan la suya.',
          'Presiona [Copiar clave] y pega la clave nueva en el dispositivo.',
        ],
      },
      {
        title: 'Cambiar el nombre o las imágenes de una sala',
        steps: [
          'Abre el menú de la tarjeta.',
          'Elige [Cambiar nombre] para el nombre, [Cambiar logo] para el logo o [Cambiar imagen] para el fondo.',
          'Para una imagen, elige un archivo PNG o JPEG. Aparece en la tarjeta y en las pantallas de la sala.',
        ],
      },
    ],
    problems: [
      {
        sign: 'La tarjeta dice [Sin conexión].',
        remedy:
          'Enciende el dispositivo y revisa su cable de red o el wifi. Si el estado no cambia en un minuto, emite una clave nueva y cópiala en el dispositivo.',
      },
      {
        sign: 'Una banda está encendida, pero su usuario no aparece en la clase.',
        remedy:
          'Presta la banda al usuario; consulta {sensors}. O dásela durante la clase, donde un aviso muestra las bandas que no son de nadie.',
      },
      {
        sign: 'El menú no ofrece [Eliminar] ni [Cambiar imagen].',
        remedy: 'Hay una clase abierta en la sala. Primero detenla y cierra sus resultados.',
      },
    ],
    words: 'caja receptor antena equipo clave ip dirección conectar',
  },
}
