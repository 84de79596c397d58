import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Uuid } from '../core/schemas.ts'
import { meetingOf, MeetingShape, wireMeetingOf, type Meeting } from './meeting.ts'

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
