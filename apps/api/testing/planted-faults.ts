import type { MemberColumn } from '@repo/domain/imports/member-columns'
import { personOf } from '@repo/tables/testing/people'
import papaparse from 'papaparse'

const COLUMNS = [
  'email',
  'name',
  'lastName1',
  'lastName2',
  'pseudonym',
  'birthday',
  'sex',
  'weight',
  'height',
  'restingHeartRate',
  'maxHeartRate',
] as const satisfies readonly MemberColumn[]
type Column = (typeof COLUMNS)[number]
type Row = Record<Column, string>

const HEADER: Readonly<Record<Column, string>> = {
  email: 'Correo',
  name: 'Nombres',
  lastName1: 'Apellido paterno',
  lastName2: 'Apellido materno',
  pseudonym: 'Apodo',
  birthday: 'Fecha de nacimiento',
  sex: 'Sexo',
  weight: 'Peso (kg)',
  height: 'Estatura (cm)',
  restingHeartRate: 'FC reposo',
  maxHeartRate: 'FC máx',
}

type Kind = readonly [field: Column, cell: string, code: string]

const long = (length: number): string => 'x'.repeat(length)

/** Wrong cells, and what is said of each. */
export const FAULT_KINDS: readonly Kind[] = [
  ['email', '', 'required'],
  ['email', 'n/a', 'required'],
  ['email', 'ana.gym.example', 'not-an-email'],
  ['email', 'a@gym.example, b@gym.example', 'not-an-email'],
  ['email', `${long(250)}@gym.example`, 'too-long'],
  ['email', personOf(0, 'gympoint').email.toUpperCase(), 'twice-in-file'],
  ['name', '', 'required'],
  ['name', 'A.', 'too-short'],
  ['name', long(51), 'too-long'],
  ['name', 'Ana\nMaría', 'not-one-line'],
  ['lastName1', 'Paz', 'too-short'],
  ['lastName1', long(101), 'too-long'],
  ['lastName2', 'Rey', 'too-short'],
  ['pseudonym', 'x', 'too-short'],
  ['pseudonym', long(101), 'too-long'],
  ['birthday', '00/00/0000', 'not-a-day'],
  ['birthday', '31/02/1990', 'not-a-day'],
  ['birthday', '01/01/2090', 'in-future'],
  ['sex', 'otro', 'not-a-choice'],
  ['weight', 'mucho', 'not-a-number'],
  ['weight', '1', 'out-of-range'],
  ['height', 'alta', 'not-a-number'],
  ['height', '20', 'out-of-range'],
  ['restingHeartRate', '62.5', 'not-whole'],
  ['maxHeartRate', '999', 'out-of-range'],
]

const rowOf = (number: number): Row => {
  const person = personOf(number, 'gympoint')
  const { year, month, day } = person.birthday
  return {
    email: person.email,
    name: person.name,
    lastName1: person.lastName1,
    lastName2: person.lastName2,
    pseudonym: '',
    birthday: [day, month].map((part) => String(part).padStart(2, '0')).join('/') + `/${year}`,
    sex: person.sex === 'female' ? 'Mujer' : 'Hombre',
    weight: String(person.weight),
    height: String(person.height),
    restingHeartRate: number % 2 === 0 ? String(person.restingHeartRate) : '',
    maxHeartRate: '',
  }
}

/** A file of members with wrong cells in equal distances, and where they are: row, field, and code. */
export const plantedFile = (rows: number, faults: number) => {
  const planted: string[] = []
  const every = Math.floor(rows / faults)
  const cells = Array.from({ length: rows }, (_, number) => {
    const row = rowOf(number)
    const isPlanted = number % every === every - 1 && planted.length < faults
    const [field, cell, code] = FAULT_KINDS[planted.length % FAULT_KINDS.length] ?? []
    if (!isPlanted || field === undefined || cell === undefined) return row
    planted.push(`${number + 2} ${field} ${code}`)
    return { ...row, [field]: cell }
  })
  const lines = [HEADER, ...cells].map((row) => COLUMNS.map((column) => row[column]))
  return { csv: papaparse.unparse(lines), planted }
}
