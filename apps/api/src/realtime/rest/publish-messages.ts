import { randomBytes } from 'node:crypto'

import { acceptMessages } from '../embedded/accept-messages.ts'
import { FAULTS } from '../embedded/faults.ts'
import { InboundMessages } from '../embedded/inbound-frame.ts'
import type { RestAnswer } from '../realtime.ts'
import { answer, refuse } from './rest-answer.ts'
import { authorize, readBody, type RestCall, type RestParts } from './rest-call.ts'

/** The client names its messages `base:0`, `base:1`… and repeats the names when it tries again. */
const publicationId = (firstMessageId: string | undefined): string =>
  firstMessageId === undefined ? `rest:${randomBytes(9).toString('base64url')}` : firstMessageId.replace(/:0$/, '')

/** `POST /channels/{channel}/messages` */
export const publishMessages = async (parts: RestParts, call: RestCall): Promise<RestAnswer> => {
  const access = await authorize(parts, call, 'publish')
  if ('code' in access) return refuse(call.format, access)
  const body = readBody(call.request)
  const parsed = InboundMessages.safeParse(Array.isArray(body) ? body : [body])
  if (!parsed.success) return refuse(call.format, FAULTS.malformed)
  const messages = acceptMessages(parsed.data, access.clientId, parts.limits)
  if ('code' in messages) return refuse(call.format, messages)
  const id = publicationId(messages[0]?.id)
  const serials = await parts.channels.publish(call.subject, { messages, id, connectionId: null }, Date.now())
  return answer(call.format, 201, { channel: call.subject, messageId: id, serials })
}
