/** Rejects control characters and a leading `:`, `[`, `*`, or `,`, which mark qualifiers and patterns. */
export const isChannelName = (name: string, maxLength: number): boolean =>
  name.length > 0 && name.length <= maxLength && /^[^:[*,\p{Cc}][^\p{Cc}]*$/u.test(name)

/** The epoch identifies one run of the server, because another one has no history of it. */
interface Position {
  readonly epoch: string
  readonly sequence: number
}

export const formatSerial = ({ epoch, sequence }: Position): string => `${epoch}:${sequence}`

/** Null if malformed, such as a serial of another service. */
export const parseSerial = (text: string): Position | null => {
  const match = /^([a-z0-9]{1,32}):(\d{1,15})(?::\d{1,4})?$/.exec(text)
  return match?.[1] === undefined ? null : { epoch: match[1], sequence: Number(match[2]) }
}
