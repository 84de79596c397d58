/** A channel's name as this endpoint takes it: no qualifier in brackets, no control character, no empty segment start. */
export const isChannelName = (name: string, maxLength: number): boolean =>
  name.length > 0 && name.length <= maxLength && /^[^:[*,\p{Cc}][^\p{Cc}]*$/u.test(name)

/** A position in a channel. The epoch tells one run of the server from another, which remembers nothing of it. */
interface Position {
  readonly epoch: string
  readonly sequence: number
}

export const formatSerial = ({ epoch, sequence }: Position): string => `${epoch}:${sequence}`

/** Reads a position that a client hands back; null for anything else, such as one of another service. */
export const parseSerial = (text: string): Position | null => {
  const match = /^([a-z0-9]{1,32}):(\d{1,15})(?::\d{1,4})?$/.exec(text)
  return match?.[1] === undefined ? null : { epoch: match[1], sequence: Number(match[2]) }
}
