import type { RawData } from 'ws'
import * as z from 'zod/mini'

const text = (maximum: number) => z.nullish(z.string().check(z.maxLength(maximum)))

const LongText = z.string().check(z.maxLength(512 * 1024))

const InboundMessage = z.object({
  id: text(256),
  name: text(1024),
  clientId: text(256),
  encoding: text(256),
  data: z.nullish(z.union([LongText, z.looseObject({}), z.array(z.unknown())])),
  extras: z.nullish(z.record(z.string(), z.unknown())),
  action: z.nullish(z.int()),
})

export type InboundMessage = z.infer<typeof InboundMessage>

const InboundMessages = z.array(InboundMessage)

const InboundFrame = z.object({
  action: z.int().check(z.minimum(0), z.maximum(255)),
  id: text(256),
  channel: text(4096),
  channelSerial: text(256),
  msgSerial: z.nullish(z.int().check(z.minimum(0))),
  flags: z.nullish(z.int()),
  params: z.nullish(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  messages: z.nullish(InboundMessages),
  auth: z.nullish(z.object({ accessToken: z.nullish(LongText) })),
})

/** Checked for types only; each action checks its own fields. */
export type InboundFrame = z.infer<typeof InboundFrame>

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const parseInboundFrame = (data: RawData): InboundFrame | null => {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)
  const parsed = InboundFrame.safeParse(parseJson(bytes.toString()))
  return parsed.success ? parsed.data : null
}
