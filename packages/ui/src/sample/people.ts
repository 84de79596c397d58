/** Seeded: the same on every run. */
export interface Person {
  id: string
  name: string
  imageUrl: string | null
}

const given = [
  'Sofía',
  'Mateo',
  'Valentina',
  'Santiago',
  'Regina',
  'Emiliano',
  'Ximena',
  'Leonardo',
  'Camila',
  'Diego',
  'María José',
  'Iker',
  'Fernanda',
  'Ñusta',
  'Itzel',
  'Olivia',
  'Jack',
  'Charlotte',
  'Harry',
  'Amelia',
  'George',
  'Isla',
  'Noah',
  'Freya',
  'Theodore',
]
const family = [
  'Hernández',
  'García',
  'Martínez',
  'López',
  'González',
  'Pérez',
  'Rodríguez',
  'Sánchez',
  'Núñez',
  'Ávila',
  'Ortiz',
  'Smith',
  'Jones',
  'Taylor',
  'Brown',
  'O’Connor',
  'Whitfield',
  'Fitzgerald',
]
const nicknames = [
  'La Güera 🔥',
  'Tormenta',
  'RayoVeloz',
  '🐆 Jaguar',
  'Speedy G',
  'Wolfeschlegelste…',
  'El Profe',
  'mx_runner_88',
  'Ana',
  'Big Ben ⏱️',
  'Doña Chela 💪🏽',
  'Quetzalcóatl del …',
]

/** Mulberry32, seeded. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A drawn portrait as a data address, so stories ask no network. */
export function portrait(seed: number): string {
  const next = random(seed * 7919 + 1)
  const hue = Math.round(next() * 360)
  const skin = ['#f0c8a0', '#d9a06b', '#a8713f', '#7a4a26', '#e8b48c'][Math.floor(next() * 5)] ?? '#d9a06b'
  const hair = ['#1f1a17', '#3b2417', '#6b4423', '#b8894b', '#8d8d92'][Math.floor(next() * 5)] ?? '#1f1a17'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="hsl(${hue} 35% 32%)"/><path d="M14 80c2-20 14-27 26-27s24 7 26 27z" fill="hsl(${(hue + 180) % 360} 30% 60%)"/><circle cx="40" cy="36" r="17" fill="${skin}"/><path d="M22 36c-2-16 8-24 18-24s20 8 18 24c-3-8-8-11-18-11s-15 3-18 11z" fill="${hair}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export function people(count: number, seed = 1): Person[] {
  const next = random(seed)
  const pick = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? ''
  return Array.from({ length: count }, (_, index) => {
    const nickname = next() < 0.35
    return {
      id: `person-${index + 1}`,
      name: nickname ? pick(nicknames) : `${pick(given)} ${pick(family)}`.slice(0, 20),
      imageUrl: next() < 0.6 ? portrait(index + seed * 101) : null,
    }
  })
}
