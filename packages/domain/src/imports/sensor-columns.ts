import { foldHeader } from './member-columns.ts'

/** What a column of a file of sensors can hold. `wearer` is the email of the member who has it. */
export const SENSOR_COLUMNS = ['sensorName', 'mac', 'ant', 'centerId', 'ownership', 'wearer'] as const
export type SensorColumn = (typeof SENSOR_COLUMNS)[number]

/** Headers in use, folded: of this product's exports, of Polar and Myzone, and written by hand. */
const HEADERS: Readonly<Record<SensorColumn, readonly string[]>> = {
  sensorName: [
    'name',
    'sensor',
    'sensorname',
    'nombre',
    'nombredelsensor',
    'strap',
    'banda',
    'belt',
    'device',
    'dispositivo',
  ],
  mac: [
    'mac',
    'macaddress',
    'address',
    'bluetooth',
    'bluetoothaddress',
    'bluetoothmac',
    'direccion',
    'direccionmac',
    'direccionbluetooth',
    'bleaddress',
    'blemac',
  ],
  ant: ['ant', 'antid', 'antnumber', 'antplus', 'antplusid', 'antdeviceid', 'numeroant', 'sensorid', 'idant'],
  centerId: [
    'number',
    'numero',
    'no',
    'num',
    'centerid',
    'internalnumber',
    'numerointerno',
    'idinterno',
    'label',
    'etiqueta',
  ],
  ownership: ['ownership', 'owner', 'propiedad', 'dueno', 'propietario'],
  wearer: [
    'wearer',
    'email',
    'emailaddress',
    'member',
    'memberemail',
    'user',
    'useremail',
    'correo',
    'correoelectronico',
    'usuario',
    'miembro',
    'asignadoa',
    'correodelmiembro',
    'correodelusuario',
    'assignedto',
  ],
}

const KNOWN = new Map(SENSOR_COLUMNS.flatMap((column) => HEADERS[column].map((header) => [header, column] as const)))

/** The column a header names, or null. */
export const sensorColumnOfHeader = (header: string): SensorColumn | null => KNOWN.get(foldHeader(header)) ?? null
