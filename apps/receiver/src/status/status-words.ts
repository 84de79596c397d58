import type { RadioHealth } from '@repo/straps/reception'

interface StatusWords {
  readonly title: string
  readonly enterCode: string
  readonly whereToEnter: string
  readonly noCode: string
  readonly connecting: string
  readonly inRoom: (room: string) => string
  readonly noAnswer: string
  readonly keptMeanwhile: string
  readonly refused: string
  readonly whyRefused: string
  readonly radios: string
  readonly noRadio: string
  readonly kinds: Readonly<Record<RadioHealth['kind'], string>>
  readonly states: Readonly<Record<RadioHealth['state'], string>>
  readonly links: (links: number, slots: number) => string
  readonly straps: string
  readonly unsent: string
  readonly nothingUnsent: string
  readonly seconds: (count: number) => string
  readonly minutes: (count: number) => string
  readonly fullDisk: string
  readonly version: string
}

const counted = (one: string, other: string) => (count: number) => `${count} ${count === 1 ? one : other}`

export const STATUS_WORDS: Readonly<Record<'en' | 'es', StatusWords>> = {
  en: {
    title: 'Latido receiver',
    enterCode: 'Enter this code',
    whereToEnter: 'In RookLegend, open the devices of the room, choose New device, and enter the code.',
    noCode: 'Getting a code. The server has to be reachable.',
    connecting: 'Connecting to the server',
    inRoom: (room) => `Sending to ${room}`,
    noAnswer: 'The server can’t be reached',
    keptMeanwhile: 'Values are kept for a day and sent later.',
    refused: 'The server refuses this receiver',
    whyRefused: 'The room is inactive, or the key was revoked. Values are kept for a day.',
    radios: 'Radios',
    noRadio: 'No radio. Plug in an ANT+ stick.',
    kinds: { ant: 'ANT+', ble: 'Bluetooth' },
    states: {
      scanning: 'Receiving',
      silent: 'Not answering, trying again',
      unsupported: 'This stick can’t receive a whole room',
      failed: 'Failed. Unplug it and plug it in again.',
    },
    links: (links, slots) => `${links} of ${slots} connections`,
    straps: 'Straps received',
    unsent: 'Not sent yet',
    nothingUnsent: 'Nothing',
    seconds: counted('second', 'seconds'),
    minutes: counted('minute', 'minutes'),
    fullDisk: 'The storage is full or broken. Values are kept in memory for 10 minutes.',
    version: 'Version',
  },
  es: {
    title: 'Receptor de Latido',
    enterCode: 'Ingresa este código',
    whereToEnter: 'En RookLegend, abre los dispositivos de la sala, elige Nuevo dispositivo e ingresa el código.',
    noCode: 'Obteniendo un código. El servidor debe estar disponible.',
    connecting: 'Conectando con el servidor',
    inRoom: (room) => `Enviando a ${room}`,
    noAnswer: 'No hay conexión con el servidor',
    keptMeanwhile: 'Los valores se guardan por un día y se envían después.',
    refused: 'El servidor rechaza este receptor',
    whyRefused: 'La sala está inactiva o la clave fue revocada. Los valores se guardan por un día.',
    radios: 'Radios',
    noRadio: 'Sin radio. Conecta un adaptador ANT+.',
    kinds: { ant: 'ANT+', ble: 'Bluetooth' },
    states: {
      scanning: 'Recibiendo',
      silent: 'Sin respuesta, reintentando',
      unsupported: 'Este adaptador no puede recibir toda una sala',
      failed: 'Falló. Desconéctalo y vuelve a conectarlo.',
    },
    links: (links, slots) => `${links} de ${slots} conexiones`,
    straps: 'Bandas recibidas',
    unsent: 'Por enviar',
    nothingUnsent: 'Nada',
    seconds: counted('segundo', 'segundos'),
    minutes: counted('minuto', 'minutos'),
    fullDisk: 'El almacenamiento está lleno o dañado. Los valores se guardan 10 minutos en memoria.',
    version: 'Versión',
  },
}
