import type { TileLabels, TileLevel, TileView } from '../participant-tile/tile-view.ts'
import { people, type Person, random } from './people.ts'

export const labelsEn: TileLabels = {
  place: 'Place',
  effort: 'Effort',
  heartRate: 'Heart rate',
  calories: 'Calories',
  steps: 'Jumps',
  heartRateUnit: 'bpm',
  caloriesUnit: 'kcal',
}

const words: Record<TileLevel, string> = {
  waiting: 'Waiting',
  minimum: 'Very light',
  light: 'Light',
  moderate: 'Moderate',
  intense: 'Intense',
  maximum: 'Maximum',
}

const levelOf = (effort: number): TileLevel =>
  effort < 60 ? 'minimum' : effort < 70 ? 'light' : effort < 80 ? 'moderate' : effort < 90 ? 'intense' : 'maximum'

export const liveTile: TileView = {
  id: 'sofia',
  name: 'Sofía Hernández',
  imageUrl: null,
  effort: '87',
  level: 'intense',
  levelLabel: 'Intense',
  fill: 0.87,
  heartRate: '162',
  calories: '231',
  steps: { icon: 'trampoline', value: '1204' },
  signal: 'live',
  signalLabel: null,
}

export function tileAt(effort: number, overrides: Partial<TileView> = {}): TileView {
  const level = levelOf(effort)
  return {
    ...liveTile,
    effort: String(effort),
    level,
    levelLabel: words[level],
    fill: Math.min(1, effort / 100),
    heartRate: String(Math.round(effort * 1.87)),
    ...overrides,
  }
}

export const waitingTile: TileView = {
  ...liveTile,
  effort: '–',
  level: 'waiting',
  levelLabel: words.waiting,
  fill: 0,
  heartRate: '–',
  calories: null,
  steps: null,
}

function participant(person: Person, next: () => number): TileView {
  const effort = Math.round(52 + 46 * Math.sqrt(next()) + next() * 6)
  const working = {
    ...person,
    calories: String(Math.round(40 + next() * 320)),
    steps: { icon: 'trampoline' as const, value: String(Math.round(next() * 2400)) },
  }
  const chance = next()
  if (chance < 0.04) return { ...waitingTile, ...person }
  if (chance < 0.09) {
    return tileAt(effort, { ...working, signal: 'stale', signalLabel: `${6 + Math.floor(next() * 20)} s` })
  }
  if (chance < 0.12) {
    const lost = { effort: '–', fill: 0, heartRate: '–', signal: 'disconnected', signalLabel: 'No signal' } as const
    return tileAt(effort, { ...working, ...lost })
  }
  return tileAt(effort, working)
}

export function tiles(count: number, seed = 7): TileView[] {
  const next = random(seed)
  return people(count, seed).map((person) => participant(person, next))
}
