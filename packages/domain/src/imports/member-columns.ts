/** What a column of a file of members can hold. `fullName` is split into names. */
export const MEMBER_COLUMNS = [
  'email',
  'name',
  'lastName1',
  'lastName2',
  'fullName',
  'pseudonym',
  'birthday',
  'sex',
  'weight',
  'height',
  'restingHeartRate',
  'maxHeartRate',
] as const
export type MemberColumn = (typeof MEMBER_COLUMNS)[number]

/** A header in lower case, without accents, spaces, and punctuation. */
export const foldHeader = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const UNITS =
  /(?:kgs?|kilos?|kilogramos|lbs?|libras|pounds|cms?|centimetros|mts?|ins?|inch(?:es)?|pulgadas|ft|feet|pies|bpm|lpm|ppm)$/

/**
 * Headers in use, folded. Sources: import and export guides of Mindbody, GymPoint, Fitness GM, Finegym, klasly, Myzone,
 * and Polar; Spanish headers as gyms in Mexico and Spain write them by hand.
 */
const HEADERS: Readonly<Record<MemberColumn, readonly string[]>> = {
  email: [
    'email',
    'emailaddress',
    'mail',
    'memberemail',
    'clientemail',
    'useremail',
    'useremailaddress',
    'primaryemail',
    'correo',
    'correoelectronico',
    'direcciondecorreo',
    'emailprincipal',
  ],
  name: ['firstname', 'first', 'givenname', 'forename', 'nombres', 'primernombre', 'nombredepila', 'clientfirstname'],
  lastName1: [
    'lastname',
    'last',
    'surname',
    'familyname',
    'lastname1',
    'firstlastname',
    'apellido',
    'apellidos',
    'apellido1',
    'primerapellido',
    'apellidopaterno',
    'paterno',
    'clientlastname',
  ],
  lastName2: ['lastname2', 'secondlastname', 'apellido2', 'segundoapellido', 'apellidomaterno', 'materno'],
  fullName: [
    'fullname',
    'membername',
    'clientname',
    'customername',
    'nombrecompleto',
    'nombreyapellidos',
    'nombreyapellido',
    'client',
    'member',
    'customer',
    'athlete',
    'player',
    'cliente',
    'socio',
    'miembro',
    'alumno',
    'usuario',
  ],
  pseudonym: [
    'nickname',
    'nick',
    'alias',
    'screenname',
    'displayname',
    'leaderboardname',
    'apodo',
    'seudonimo',
    'pseudonym',
  ],
  birthday: [
    'birthday',
    'birthdate',
    'dateofbirth',
    'dob',
    'fechadenacimiento',
    'fechanacimiento',
    'fechanac',
    'nacimiento',
    'cumpleanos',
  ],
  sex: ['sex', 'sexassignedatbirth', 'gender', 'sexo', 'genero'],
  weight: ['weight', 'bodyweight', 'peso', 'pesocorporal'],
  height: ['height', 'bodyheight', 'estatura', 'altura', 'talla'],
  restingHeartRate: [
    'restingheartrate',
    'restinghr',
    'hrrest',
    'hrsit',
    'rhr',
    'fcreposo',
    'fcenreposo',
    'frecuenciaenreposo',
    'frecuenciacardiacaenreposo',
    'pulsoenreposo',
  ],
  maxHeartRate: [
    'maxheartrate',
    'maximumheartrate',
    'maximalheartrate',
    'maxhr',
    'hrmax',
    'mhr',
    'fcmax',
    'fcmaxima',
    'frecuenciamaxima',
    'frecuenciacardiacamaxima',
    'pulsomaximo',
  ],
}

/** First name or full name, depending on the other columns. */
const ANY_NAME = new Set(['name', 'nombre'])

const byHeader = new Map(MEMBER_COLUMNS.flatMap((column) => HEADERS[column].map((header) => [header, column] as const)))

/** The column that a header names. `any-name`: a first or full name. Null if unknown. */
export const columnOfHeader = (header: string): MemberColumn | 'any-name' | null => {
  const folded = foldHeader(header)
  if (ANY_NAME.has(folded)) return 'any-name'
  return byHeader.get(folded) ?? byHeader.get(folded.replace(UNITS, '')) ?? null
}
