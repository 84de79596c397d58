import { createHash } from 'node:crypto'

import type { PacketWire } from '@repo/api-client/classes/packet'

const HASH_DIGITS = 16

/** What changes from second to second, on paper: nothing in the product sends or reads it. */
export interface Tick {
  readonly roster: string
  readonly sequence: number
  readonly server_time: number
  readonly remaining_time: number
  readonly hr: readonly (number | null)[]
  readonly effort: readonly (number | null)[]
  readonly calories: readonly (number | null)[]
  readonly steps: readonly (number | null)[]
  readonly age: readonly (number | null)[]
}

/** What a packet says as a tick that refers to a roster of the people in it, the smallest we could think of. */
export const tickOf = ({ data, sequence, server_time, remaining_time }: PacketWire): Tick => ({
  roster: createHash('sha256')
    .update(data.map(({ final_user_uuid: uuid, pseudonym, user_url_image: url }) => `${uuid}${pseudonym}${url}`).join())
    .digest('hex')
    .slice(0, HASH_DIGITS),
  sequence,
  server_time,
  remaining_time,
  hr: data.map(({ hr }) => hr),
  effort: data.map(({ effort }) => effort),
  calories: data.map(({ calories_tot: calories }) => calories),
  steps: data.map(({ steps_tot: steps }) => steps),
  age: data.map(({ measured_at: at }) => (at === undefined || at === null ? null : server_time - at)),
})

/** The packet again, by whoever has the roster. */
export const packetOfTick = (tick: Tick, roster: PacketWire): PacketWire => ({
  ...roster,
  sequence: tick.sequence,
  server_time: tick.server_time,
  remaining_time: tick.remaining_time,
  data: roster.data.map((line, place) => {
    const age = tick.age[place] ?? null
    return {
      ...line,
      hr: tick.hr[place] ?? null,
      effort: tick.effort[place] ?? null,
      calories_tot: tick.calories[place] ?? null,
      steps_tot: tick.steps[place] ?? null,
      measured_at: age === null ? null : tick.server_time - age,
    }
  }),
})
