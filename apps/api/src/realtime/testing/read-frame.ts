import type { Frame } from '../embedded/frame.ts'
import type { OutboundFrame } from '../embedded/protocol.ts'

/** Reads what a frame says from its message, behind the header. */
export const readFrame = ({ plain }: Frame): OutboundFrame =>
  JSON.parse(plain.subarray(plain.indexOf('{')).toString()) as OutboundFrame
