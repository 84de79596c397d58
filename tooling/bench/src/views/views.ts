/** Time to build the packets of displays and of staff, compared to the one packet of classes that hide nothing. */
import { type Visibility, VISIBILITIES } from '@repo/domain/privacy/visibility'

import type { Bench, Figure } from '../measure/figure.ts'
import { measurePairs, medianOf, ratiosOf } from '../measure/paired.ts'
import { median, spread } from '../measure/statistics.ts'

const CLASSES = 20
const PEOPLE = 100
const SECONDS = 50
const GOAL = 1.3
const WARM_UP_ROUNDS = 5
const ROUNDS = 31
const PACKETS = 30

interface Participant {
  privacy: object
}

interface LiveClass {
  readonly startAt: number
}

interface Server {
  readonly someLiveClass: (change: object) => LiveClass
  readonly someParticipant: (liveClass: LiveClass, uuid: string) => Participant
  readonly takeBatch: (liveClass: LiveClass, participant: Participant, batch: object, now: number) => unknown
  readonly presentPackets: (liveClass: LiveClass, now: number) => object
}

const load = async (path: string): Promise<object> =>
  (await import(new URL(`../../../../apps/api/${path}`, import.meta.url).href)) as object

const loadServer = async (): Promise<Server> => {
  const parts = [
    await load('testing/factories/some-live-class.ts'),
    await load('src/areas/classes/samples/read-batch.ts'),
    await load('src/areas/classes/live/present-packet.ts'),
  ]
  return Object.assign({}, ...parts) as Server
}

type LevelOf = (person: number) => Visibility

const classesOf = (server: Server, levelOf: LevelOf): readonly LiveClass[] =>
  Array.from({ length: CLASSES }, (_, place) => {
    const liveClass = server.someLiveClass({ uuid: `class-${place}` })
    for (let person = 0; person < PEOPLE; person += 1) {
      const participant = server.someParticipant(liveClass, `person-${place}-${person}`)
      const level = levelOf(person)
      const guest = level.includes('anonymous') ? { wallId: `guest-${place}-${person}`, number: person } : null
      participant.privacy = { chosen: level, atMost: 'all', isHidden: false, level, guest, ceiling: null }
      const samples = Array.from({ length: SECONDS }, (__, second) => ({
        at: liveClass.startAt + second * 1000,
        hr: 120 + ((person + second) % 50),
      }))
      const batch = { device_id: 'strap', sequence: 1, samples }
      server.takeBatch(liveClass, participant, batch, liveClass.startAt + SECONDS * 1000)
    }
    return liveClass
  })

/** Milliseconds for one packet of each class. */
const timed = ({ presentPackets }: Server, classes: readonly LiveClass[]): number => {
  const from = performance.now()
  for (let packet = 0; packet < PACKETS; packet += 1)
    for (const liveClass of classes) presentPackets(liveClass, liveClass.startAt + SECONDS * 1000 + packet)
  return (performance.now() - from) / PACKETS
}

const KINDS: readonly (readonly [name: string, levelOf: LevelOf])[] = [
  ['5 of 100 hide something', (person) => (person < VISIBILITIES.length ? (VISIBILITIES[person] ?? 'all') : 'all')],
  ['every level alike', (person) => VISIBILITIES[person % VISIBILITIES.length] ?? 'all'],
]

export const benchViews: Bench = async () => {
  const server = await loadServer()
  const open = classesOf(server, () => 'all')
  const figures: Figure[] = []
  for (const [kind, levelOf] of KINDS) {
    const mixed = classesOf(server, levelOf)
    const pairs = await measurePairs({
      warmUp: WARM_UP_ROUNDS,
      rounds: ROUNDS,
      ours: () => timed(server, mixed),
      floor: () => timed(server, open),
    })
    const ratios = ratiosOf(pairs)
    const detail =
      `${medianOf(pairs, 'ours').toFixed(2)} ms against ${medianOf(pairs, 'floor').toFixed(2)} ms, ` +
      `ratios ${spread(ratios)} in ${ROUNDS} paired rounds of ${PACKETS}`
    const name = `both packets of ${CLASSES} classes of ${PEOPLE}, ${kind}`
    figures.push({ name, value: median(ratios), atMost: GOAL, unit: '×', detail })
  }
  return figures
}
