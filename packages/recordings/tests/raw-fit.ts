import { FitEncoder } from 'fit-file-parser/encoder'

export const fitOf = (...messages: readonly Uint8Array[]): Uint8Array => {
  const data = Buffer.concat(messages)
  const head = Buffer.from([12, 0x10, 0, 0, 0, 0, 0, 0, 0x2e, 0x46, 0x49, 0x54])
  head.writeUInt32LE(data.length, 4)
  const sum = Buffer.alloc(2)
  sum.writeUInt16LE(FitEncoder.calculateCRC(Buffer.concat([head, data])))
  return Buffer.concat([head, data, sum])
}

export const definition = (message: number, fields: readonly number[] = []) =>
  Uint8Array.from([0x40, 0, 0, message, 0, fields.length / 3, ...fields])
