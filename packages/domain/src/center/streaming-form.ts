import * as v from 'valibot'

import { email, optionalText, reader, text } from '../core/form.ts'
import { streamingLimits } from '../core/limits.ts'

const streamingForm = v.object({
  email: email(streamingLimits.email),
  accountId: optionalText(streamingLimits.accountId),
  apiKey: text(streamingLimits.key),
  secret: text(streamingLimits.key),
})
export type StreamingForm = v.InferInput<typeof streamingForm>
export type StreamingFields = v.InferOutput<typeof streamingForm>

export const readStreamingForm = reader(streamingForm)
