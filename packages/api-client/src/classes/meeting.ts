import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** The fields in which a class's video meeting travels; a class without one has them empty. */
export const MeetingShape = {
  meet_number: z.nullable(z.string()),
  meet_password: z.nullable(z.string()),
  signature: z.nullable(z.string()),
}
type MeetingWire = z.infer<z.ZodMiniObject<typeof MeetingShape>>

/** The video meeting of a class, for one viewer. */
export interface Meeting {
  readonly number: string
  readonly password: string | null
  /** Lets the viewer in; made on the server, for a while. */
  readonly signature: string | null
}

/** Our shape of a meeting; null where there is none. */
export const meetingOf = ({ meet_number: number, meet_password: password, signature }: MeetingWire): Meeting | null =>
  number === null ? null : { number, password, signature }

/** The wire's shape of a meeting. */
export const wireMeetingOf = (meeting: Meeting | null): MeetingWire => ({
  meet_number: meeting?.number ?? null,
  meet_password: meeting?.password ?? null,
  signature: meeting?.signature ?? null,
})

/** Gives the meeting of a class that is being streamed, to join it again. */
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

/** Ends the video meeting of a class; a class without one answers the same. */
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
