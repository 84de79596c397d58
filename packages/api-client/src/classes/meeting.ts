import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'

export const MeetingShape = {
  meet_number: z.nullable(z.string()),
  meet_password: z.nullable(z.string()),
  signature: z.nullable(z.string()),
}
type MeetingWire = z.infer<z.ZodMiniObject<typeof MeetingShape>>

export interface Meeting {
  readonly number: string
  readonly password: string | null
  readonly signature: string | null
}

/** Converts a meeting. Null without one. */
export const meetingOf = ({ meet_number: number, meet_password: password, signature }: MeetingWire): Meeting | null =>
  number === null ? null : { number, password, signature }

export const wireMeetingOf = (meeting: Meeting | null): MeetingWire => ({
  meet_number: meeting?.number ?? null,
  meet_password: meeting?.password ?? null,
  signature: meeting?.signature ?? null,
})

export const recoverStreaming = endpoint({
  method: 'POST',
  path: '/api/v2/streaming-recovery',
  summary: 'Join the video meeting of a class again',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', display: true },
  body: renamed(z.object({ configuration_class_uuid: Uuid }), { configuration_class_uuid: 'classUuid' }),
  response: z.codec(
    z.object({ ...MeetingShape, result: z.string() }),
    z.custom<{ readonly meeting: Meeting | null }>(),
    {
      decode: (wire) => ({ meeting: meetingOf(wire) }),
      encode: ({ meeting }) => ({ ...wireMeetingOf(meeting), result: 'ok' }),
    },
  ),
  errors: {
    409: ['not-streamed', 'streaming-without-credentials', 'streaming-incomplete', 'streaming-token-conflict'],
  },
})

export const deleteStreaming = endpoint({
  method: 'POST',
  path: '/api/v2/streaming-delete',
  summary: 'End the video meeting of a class',
  access: { kind: 'staff', permission: 'rookremote_show', feature: 'realtime', operated: true },
  body: renamed(z.object({ configuration_class_uuid: Uuid }), { configuration_class_uuid: 'classUuid' }),
  response: Done,
  errors: {
    409: [
      'streaming-without-credentials',
      'streaming-incomplete',
      'streaming-conflict',
      'streaming-busy',
      'streaming-token-conflict',
    ],
  },
})
