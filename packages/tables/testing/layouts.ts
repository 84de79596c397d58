import { type Group, type Person, personOf } from './people.ts'
import { type WorkbookCell, writeWorkbook } from './write-workbook.ts'

/** A cell that an import must name. */
export interface PlantedFault {
  /** As a spreadsheet shows it, from 1. */
  readonly row: number
  readonly field: string
  readonly code: string
  /** The row is no person, or is there before. */
  readonly isToLeaveOut: boolean
}

export interface LayoutFile {
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly faults: readonly PlantedFault[]
}

export interface Layout {
  readonly name: string
  /** Where the headers are documented. */
  readonly source: string
  /** A file of so many people. */
  readonly write: (people: number) => LayoutFile
}

type Row = readonly string[]

const two = (number: number): string => String(number).padStart(2, '0')
const iso = ({ birthday: { year, month, day } }: Person): string => `${year}-${two(month)}-${two(day)}`
const slashed = (order: 'dmy' | 'mdy', { birthday: { year, month, day } }: Person): string =>
  (order === 'dmy' ? [two(day), two(month), year] : [two(month), two(day), year]).join('/')
const serialOf = ({ birthday: { year, month, day } }: Person): number =>
  Date.UTC(year, month - 1, day) / 86_400_000 + 25_569

const quoted = (separator: string) => (cell: string) =>
  cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell
const lines = (rows: readonly Row[], separator: string): string =>
  rows.map((row) => `${row.map(quoted(separator)).join(separator)}\r\n`).join('')
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
const windows1252 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))

type Planted<Cell> = Readonly<Record<number, readonly [column: number, cell: Cell, field: string, code: string]>>

/** The rows of people, with wrong cells in some. */
const peopleRows = <Cell>(
  people: number,
  group: Group,
  rowOf: (person: Person, number: number) => readonly Cell[],
  { planted, firstRow }: { readonly planted: Planted<Cell>; readonly firstRow: number },
): { readonly rows: readonly (readonly Cell[])[]; readonly faults: readonly PlantedFault[] } => {
  const faults: PlantedFault[] = []
  const rows = Array.from({ length: people }, (_, number) => {
    const row = rowOf(personOf(number, group), number)
    const [column, cell, field, code] = planted[number] ?? []
    if (column === undefined || cell === undefined || field === undefined || code === undefined) return row
    faults.push({ row: firstRow + number, field, code, isToLeaveOut: code === 'twice-in-file' })
    return row.with(column, cell)
  })
  return { rows, faults }
}

const gymManager: Layout = {
  name: 'GymPoint, a gym manager',
  source: 'gympoint.ai/knowledge-base/migration/csv-import-guide',
  write: (people) => {
    const header = 'first_name,last_name,email,phone,membership_plan,status,join_date,date_of_birth,gender'.split(',')
    const planted = {
      4: [2, '', 'email', 'required'],
      9: [2, 'guadalupe.pena', 'email', 'not-an-email'],
      17: [7, '02/30/1990', 'birthday', 'not-a-day'],
      23: [0, '', 'name', 'required'],
    } as const
    const row = (person: Person): Row => [
      person.name,
      person.lastName1,
      person.email,
      '+52 55 1234 5678',
      'Unlimited, monthly',
      'active',
      '01/15/2024',
      slashed('mdy', person),
      person.sex === 'female' ? 'F' : 'M',
    ]
    const { rows, faults } = peopleRows(people, 'gympoint', row, { planted, firstRow: 2 })
    return { fileName: 'members.csv', bytes: utf8(lines([header, ...rows], ',')), faults }
  },
}

const otherGymManager: Layout = {
  name: 'Finegym, a gym manager',
  source: 'docs.finegym.io',
  write: (people) => {
    const planted = {
      6: [3, '1890-01-01', 'birthday', 'not-a-day'],
      8: [1, personOf(2, 'finegym').email.toUpperCase(), 'email', 'twice-in-file'],
    } as const
    const row = (person: Person): Row => [
      `${person.name} ${person.lastName1} ${person.lastName2}`,
      person.email,
      'MX',
      iso(person),
    ]
    const { rows, faults } = peopleRows(people, 'finegym', row, { planted, firstRow: 2 })
    const header = ['name', 'email', 'country', 'birthday']
    return { fileName: 'finegym.csv', bytes: utf8(lines([header, ...rows], ';')), faults }
  },
}

const heartRateSystem: Layout = {
  name: 'Polar, a heart-rate system',
  source: 'players of the Team Pro API at polar.com/teampro-api; measures as in CSV sessions of Polar Flow',
  write: (people) => {
    const header = [
      'Player number',
      'First name',
      'Last name',
      'Email',
      'Height (cm)',
      'Weight (kg)',
      'HR max',
      'HR sit',
    ]
    const planted = {
      3: [6, '400', 'maxHeartRate', 'out-of-range'],
      5: [5, '300', 'weight', 'out-of-range'],
      12: [7, 'low', 'restingHeartRate', 'not-a-number'],
    } as const
    const row = (person: Person, number: number): Row => [
      String(number + 1),
      person.name,
      person.lastName1,
      person.email,
      person.height.toFixed(1),
      person.weight.toFixed(1),
      String(person.maxHeartRate),
      String(person.restingHeartRate),
    ]
    const { rows, faults } = peopleRows(people, 'polar', row, { planted, firstRow: 2 })
    return { fileName: 'players.tsv', bytes: utf16(lines([header, ...rows], '\t')), faults }
  },
}

const otherHeartRateSystem: Layout = {
  name: 'Heads Up, a system for heart rate and health',
  source: 'help.headsuphealth.com/en/articles/4999751',
  write: (people) => {
    const header = ['email_address', 'initial_password', 'first_name', 'last_name', 'birthdate', 'gender']
    const planted = {
      2: [4, '19901345', 'birthday', 'not-a-day'],
      7: [5, 'other', 'sex', 'not-a-choice'],
    } as const
    const row = (person: Person): Row => [
      person.email,
      'Sup3rSecret!',
      person.name,
      person.lastName1,
      iso(person).replaceAll('-', ''),
      person.sex,
    ]
    const { rows, faults } = peopleRows(people, 'headsup', row, { planted, firstRow: 2 })
    return { fileName: 'clients.csv', bytes: utf8(lines([header, ...rows], ',')), faults }
  },
}

const handmade: Layout = {
  name: 'A spreadsheet by hand',
  source: 'headers as gyms in Mexico write them, with a title, days as days, and H and M',
  write: (people) => {
    const header = ['Nombre completo', 'Correo', 'Fecha nac.', 'Sexo', 'Peso (kg)', 'Estatura', 'FC reposo', 'Notas']
    const firstRow = 5
    const planted: Planted<WorkbookCell> = {
      1: [3, 'X', 'sex', 'not-a-choice'],
      10: [1, 'itzel@correo,example', 'email', 'not-an-email'],
      14: [2, '31 de febrero de 1990', 'birthday', 'not-a-day'],
      19: [0, 'Raúl Paz', 'lastName1', 'too-short'],
    }
    const row = (person: Person, number: number): readonly WorkbookCell[] => [
      `${person.name} ${person.lastName1} ${person.lastName2}`,
      person.email,
      number % 20 === 2 ? `${person.birthday.day} de marzo de ${person.birthday.year}` : { serial: serialOf(person) },
      person.sex === 'female' ? 'M' : 'H',
      person.weight,
      (person.height / 100).toFixed(2),
      number % 3 === 0 ? person.restingHeartRate : '',
      number === 0 ? 'paga los <lunes> & jueves' : '',
    ]
    const { rows, faults } = peopleRows(people, 'amano', row, { planted, firstRow })
    const title = [['Socios del gimnasio'], ['Actualizado el 3 de noviembre'], [], header]
    return { fileName: 'Socios.xlsx', bytes: writeWorkbook('Socios', [...title, ...rows]), faults }
  },
}

const broken: Layout = {
  name: 'A broken file',
  source: 'faults that gyms report: two emails, an old encoding, the header again, totals, formulas',
  write: (people) => {
    const header = ['Nombre', 'Apellidos', 'Correo', 'Teléfono', 'Nacimiento', 'Sexo', 'Peso', 'Notas']
    const firstRow = 4
    const planted = {
      0: [2, 'a@roto.example; b@roto.example', 'email', 'not-an-email'],
      5: [4, '00/00/0000', 'birthday', 'not-a-day'],
      11: [4, 'mañana', 'birthday', 'not-a-day'],
      13: [6, 'mucho', 'weight', 'not-a-number'],
    } as const
    const row = (person: Person, number: number): Row => [
      `  ${person.name}\u00A0`,
      person.lastName1,
      person.email.toUpperCase(),
      "'5512345678",
      slashed('dmy', person),
      person.sex === 'female' ? 'Mujer' : 'Hombre',
      number % 2 === 0 ? `${Math.round(person.weight * 2.2)} lb` : `${person.weight},5`,
      number === 3 ? "=cmd|' /C calc'!A0" : '-',
    ]
    const { rows, faults } = peopleRows(people, 'roto', row, { planted, firstRow })
    const again = firstRow + people + 1
    const all = [['Reporte de socios'], [], header, ...rows, [], header, [], ['Total:', String(people)]]
    return {
      fileName: 'reporte final (2).csv',
      bytes: windows1252(lines(all, ';')),
      faults: [
        ...faults,
        { row: again, field: 'email', code: 'not-an-email', isToLeaveOut: true },
        { row: again, field: 'birthday', code: 'not-a-day', isToLeaveOut: true },
        { row: again, field: 'sex', code: 'not-a-choice', isToLeaveOut: true },
        { row: again, field: 'weight', code: 'not-a-number', isToLeaveOut: true },
        { row: again + 2, field: 'email', code: 'required', isToLeaveOut: true },
      ],
    }
  },
}

/** Files of members as other systems and people write them, with faults that an import must name. */
export const LAYOUTS: readonly Layout[] = [
  gymManager,
  otherGymManager,
  heartRateSystem,
  otherHeartRateSystem,
  handmade,
  broken,
]
