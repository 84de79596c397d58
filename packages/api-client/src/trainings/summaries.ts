import * as z from 'zod/mini'

/** What a training added up to: calories in kcal where they are known, times in seconds. */
export const SummariesWire = z.object({
  calories_tot: z.nullable(z.number()),
  duration_time_tot: z.number(),
  steps_tot: z.nullable(z.number()),
  z1_time_tot: z.number(),
  z2_time_tot: z.number(),
  z3_time_tot: z.number(),
  z4_time_tot: z.number(),
  z5_time_tot: z.number(),
})
export type SummariesWire = z.infer<typeof SummariesWire>
