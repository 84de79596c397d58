import { FIRST_STEPS, type StepsDone } from '@repo/domain/center/first-steps'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done } from '../core/schemas.ts'

const FirstStepsWire = z.object({ put_away: z.boolean(), done: z.array(z.enum(FIRST_STEPS)) })

interface FirstSteps {
  readonly isPutAway: boolean
  readonly done: StepsDone
}

export const showFirstSteps = endpoint({
  method: 'GET',
  path: '/api/v2/setup/first-steps',
  summary: 'Show the first steps of the center',
  access: { kind: 'staff', permission: 'center_information_show' },
  response: z.codec(FirstStepsWire, z.custom<FirstSteps>(), {
    decode: (wire) => ({
      isPutAway: wire.put_away,
      done: Object.fromEntries(FIRST_STEPS.map((step) => [step, wire.done.includes(step)])) as StepsDone,
    }),
    encode: ({ isPutAway, done }) => ({ put_away: isPutAway, done: FIRST_STEPS.filter((step) => done[step]) }),
  }),
})

export const putAwayFirstSteps = endpoint({
  method: 'PUT',
  path: '/api/v2/setup/first-steps/put-away',
  summary: 'Dismiss the first steps',
  access: { kind: 'staff', permission: 'center_information_show' },
  response: Done,
})
