export interface Person {
  readonly name: string
  readonly lastName1: string
  readonly lastName2: string
  readonly email: string
  readonly birthday: { readonly year: number; readonly month: number; readonly day: number }
  readonly sex: 'male' | 'female'
  readonly weight: number
  readonly height: number
  readonly restingHeartRate: number
  readonly maxHeartRate: number
}

const WOMEN = ['Ana María', 'Guadalupe', 'Itzel', 'Sofía', 'Ximena', 'Fernanda', 'Rocío', 'Begoña', 'Zoé Alejandra']
const MEN = ['José Luis', 'Ángel', 'Iñaki', 'Emiliano', 'Santiago', 'Juan Pablo', 'Raúl', 'Óscar', 'Maximiliano']
const LAST_NAMES = [
  'Hernández',
  'García',
  'Martínez',
  'de la Cruz',
  'Peña',
  'Núñez',
  'Villaseñor',
  'Quiñones',
  'del Ángel',
  'Ochoa',
  'Treviño',
]

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase()

const pick = (texts: readonly string[], number: number): string => texts[number % texts.length] ?? ''

/** Each has different people, up to 11,000. */
const GROUPS = ['gympoint', 'finegym', 'polar', 'headsup', 'amano', 'roto', 'large'] as const
export type Group = (typeof GROUPS)[number]

/** A made-up person, always the same for a number and group. No two have the same names and birthday. */
export const personOf = (index: number, group: Group): Person => {
  const number = index + 11_000 * GROUPS.indexOf(group)
  const isWoman = number % 2 === 0
  const name = pick(isWoman ? WOMEN : MEN, number * 7)
  const lastName1 = pick(LAST_NAMES, number * 3 + 1)
  return {
    name,
    lastName1,
    lastName2: pick(LAST_NAMES, number * 5 + 4),
    email: `${plain(name)}.${plain(lastName1)}.${number}@${group}.example`,
    birthday: { year: 1950 + ((number * 13) % 58), month: 1 + (number % 12), day: 1 + ((number * 11) % 28) },
    sex: isWoman ? 'female' : 'male',
    weight: 50 + (number % 50),
    height: 150 + (number % 45),
    restingHeartRate: 48 + (number % 30),
    maxHeartRate: 165 + (number % 35),
  }
}
