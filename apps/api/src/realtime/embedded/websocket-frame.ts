const FINAL_TEXT = 0x81
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
 * Builds a whole text message as a server sends it (RFC 6455, section 5.2): unmasked and in one frame, so it is the same
 * for all receivers. It is stored for minutes, so it is not allocated from Node's pool, of which it would hold 64 KiB.
 */
export const textMessage = (payload: Buffer, isDeflated = false): Buffer => {
  const header = headerFor(isDeflated ? FINAL_TEXT | DEFLATED : FINAL_TEXT, payload.length)
  const frame = Buffer.allocUnsafeSlow(header.length + payload.length)
  frame.set(header)
  frame.set(payload, header.length)
  return frame
}
