import type { ByZone } from '@repo/domain/trainings/zones'
import * as z from 'zod/mini'

const SummariesWire = z.object({
  calories_tot: z.nullable(z.number()),
  duration_time_tot: z.number(),
  steps_tot: z.nullable(z.number()),
  z1_time_tot: z.number(),
  z2_time_tot: z.number(),
  z3_time_tot: z.number(),
  z4_time_tot: z.number(),
  z5_time_tot: z.number(),
})

export interface Summaries {
  readonly calories: number | null
  readonly seconds: number
  readonly steps: number | null
  readonly zoneSeconds: ByZone<number>
}

export const SummariesCodec = z.codec(SummariesWire, z.custom<Summaries>(), {
  decode: (wire) => ({
    calories: wire.calories_tot,
    seconds: wire.duration_time_tot,
    steps: wire.steps_tot,
    zoneSeconds: {
      z1: wire.z1_time_tot,
      z2: wire.z2_time_tot,
      z3: wire.z3_time_tot,
      z4: wire.z4_time_tot,
      z5: wire.z5_time_tot,
    },
  }),
  encode: ({ calories, seconds, steps, zoneSeconds }) => ({
    calories_tot: calories,
    duration_time_tot: seconds,
    steps_tot: steps,
    z1_time_tot: zoneSeconds.z1,
    z2_time_tot: zoneSeconds.z2,
    z3_time_tot: zoneSeconds.z3,
    z4_time_tot: zoneSeconds.z4,
    z5_time_tot: zoneSeconds.z5,
  }),
})
