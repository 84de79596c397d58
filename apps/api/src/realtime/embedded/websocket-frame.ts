import type { WireFormat } from './wire-format.ts'

const FINAL_TEXT = 0x81
const FINAL_BINARY = 0x82
const DEFLATED = 0x40
const MAX_SHORT = 125
const MAX_MEDIUM = 0xff_ff

const headerFor = (opcode: number, length: number): Buffer => {
  if (length <= MAX_SHORT) return Buffer.from([opcode, length])
  if (length <= MAX_MEDIUM) return Buffer.from([opcode, 126, length >> 8, length & 0xff])
  const header = Buffer.alloc(10)
  header[0] = opcode
  header[1] = 127
  header.writeBigUInt64BE(BigInt(length), 2)
  return header
}

/**
 * A whole message as a server puts it on the wire (RFC 6455, section 5.2): unmasked and in one piece, so that it is the
 * same for everybody. It is kept for minutes, so it does not lie in Node's pool, of which it would hold 64 KiB.
 */
export const frameForWire = (format: WireFormat, payload: Buffer, isDeflated = false): Buffer => {
  const opcode = (format === 'json' ? FINAL_TEXT : FINAL_BINARY) | (isDeflated ? DEFLATED : 0)
  const header = headerFor(opcode, payload.length)
  const frame = Buffer.allocUnsafeSlow(header.length + payload.length)
  frame.set(header)
  frame.set(payload, header.length)
  return frame
}
