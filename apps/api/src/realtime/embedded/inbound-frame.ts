import * as z from 'zod/mini'

const text = (maximum: number) => z.nullish(z.string().check(z.maxLength(maximum)))

const LongText = z.string().check(z.maxLength(512 * 1024))

const InboundMessage = z.object({
  id: text(256),
  name: text(1024),
  clientId: text(256),
  encoding: text(256),
  data: z.nullish(z.union([LongText, z.instanceof(Uint8Array), z.looseObject({}), z.array(z.unknown())])),
  extras: z.nullish(z.record(z.string(), z.unknown())),
  action: z.nullish(z.int()),
})

export type InboundMessage = z.infer<typeof InboundMessage>

export const InboundMessages = z.array(InboundMessage)

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

/** A frame from a client, of the right types; whether it makes sense is for its action to say. */
export type InboundFrame = z.infer<typeof InboundFrame>

/** Checks what has been decoded; null where it is no frame. */
export const parseInboundFrame = (value: unknown): InboundFrame | null => {
  const parsed = InboundFrame.safeParse(value)
  return parsed.success ? parsed.data : null
}
