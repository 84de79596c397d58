/** A position in a channel. The epoch tells one run of the server from another, which remembers nothing of it. */
export interface Position {
  readonly epoch: string
  readonly sequence: number
}

export const formatSerial = ({ epoch, sequence }: Position): string => `${epoch}:${sequence}`

/** Reads a position that a client hands back; null for anything else, such as one of another service. */
export const parseSerial = (text: string): Position | null => {
  const match = /^([a-z0-9]{1,32}):(\d{1,15})(?::\d{1,4})?$/.exec(text)
  return match?.[1] === undefined ? null : { epoch: match[1], sequence: Number(match[2]) }
}
