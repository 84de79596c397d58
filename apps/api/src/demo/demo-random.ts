import type { Random } from '@repo/domain/seeded-random'

/** A version 4 identifier out of a seeded source, so that the demo center is the same everywhere. */
export const seededUuid = (random: Random): string => {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16))
  hex[12] = '4'
  hex[16] = (8 + Math.floor(random() * 4)).toString(16)
  const text = hex.join('')
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
}

const asciiOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{Letter} ]/gu, '')
    .toLowerCase()
    .replaceAll(' ', '.')

/** An address of the reserved domain; it reaches nobody. */
export const demoEmail = (given: string, family: string, number: number): string =>
  `${asciiOf(given)}.${asciiOf(family)}${number}@members.example`
