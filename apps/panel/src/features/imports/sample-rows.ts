import type { ImportRow } from '@repo/api-client/imports/import-rows'

export const rowOf = (number: number, change: Partial<ImportRow> = {}): ImportRow => ({
  number,
  state: 'new',
  outcome: null,
  cells: {
    name: 'Ximena',
    lastName1: `Muñoz ${number}`,
    email: `member${number}@members.example`,
    birthday: '04/05/1988',
    sex: 'F',
    weight: '64',
  },
  understood: { birthday: '1988-05-04', sex: 'female', weight: 64 },
  faults: {},
  changes: [],
  decision: null,
  target: null,
  pseudonym: 'Ximena M',
  isEdited: false,
  ...change,
})

const fault = (code: string, text: string) => ({ code, text })

/** Two faults, two changes, and a page and a half of new members. */
export const someRows: readonly ImportRow[] = [
  rowOf(2, {
    state: 'fault',
    cells: { name: 'Ana', lastName1: 'López', email: 'ana@@members', birthday: '31/02/1990', sex: 'F', weight: '64' },
    understood: {},
    faults: {
      email: fault('not-an-email', 'Enter a valid email'),
      birthday: fault('not-a-day', 'Enter a valid date'),
    },
  }),
  rowOf(3, {
    state: 'fault',
    cells: { name: 'Íñigo', lastName1: 'Soto', email: '', birthday: '01/12/1992', sex: 'M', weight: '81.5' },
    understood: {},
    faults: { email: fault('required', 'Required') },
  }),
  rowOf(4, {
    state: 'changed',
    cells: {
      name: 'Zoé',
      lastName1: 'Luna',
      email: 'zoe@members.example',
      birthday: '07/03/2001',
      sex: 'F',
      weight: '58',
    },
    understood: { birthday: '2001-03-07', sex: 'female', weight: 58 },
    changes: [
      { field: 'weight', before: 61, after: 58 },
      { field: 'sex', before: null, after: 'female' },
    ],
    target: { uuid: '0190a000-0000-7000-8000-100000000004', name: 'Zoé Luna' },
  }),
  rowOf(5, {
    state: 'same',
    cells: {
      name: 'Kike',
      lastName1: 'Güémez',
      email: 'kike@members.example',
      birthday: '07/03/1979',
      sex: 'M',
      weight: '',
    },
    understood: { birthday: '1979-03-07', sex: 'male' },
    target: { uuid: '0190a000-0000-7000-8000-100000000005', name: 'Kike Güémez' },
  }),
  ...Array.from({ length: 75 }, (_, index) => rowOf(index + 6)),
]
