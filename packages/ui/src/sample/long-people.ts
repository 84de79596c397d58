/** Longest values the rules allow, without a place to break. */
export interface LongPerson {
  id: string
  name: string
  lastNames: string
  pseudonym: string
  email: string
  sex: string
  birthday: string
}

export const longPeople: readonly LongPerson[] = [
  {
    id: 'a',
    name: 'Ana',
    lastNames: 'Paz',
    pseudonym: 'Rayo',
    email: 'ana@example.com',
    sex: 'F',
    birthday: '09/03/1994',
  },
  {
    id: 'b',
    name: 'Wolfeschlegelsteinhausenbergerdorff'.padEnd(50, 'o'),
    lastNames: `${'Gutiérrezzurrieta'.padEnd(100, 'ñ')} ${'Echeverriagaray'.padEnd(100, 'w')}`,
    pseudonym: 'Quetzalcoatl'.padEnd(100, 'm'),
    email: `${'direccion'.padEnd(64, 'w')}@${'dominio'.padEnd(185, 'm')}.com`,
    sex: 'M',
    birthday: '12/10/1978',
  },
]
