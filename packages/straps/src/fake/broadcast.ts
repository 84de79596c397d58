import { formatAntFrame } from '../ant-frames.ts'

export interface Broadcast {
  readonly number: number
  readonly page?: readonly [page: number, ...bytes: number[]]
  readonly toggle?: boolean
  readonly beatAt?: number
  readonly beats?: number
  readonly heartRate?: number
  readonly dbm?: number
}

const low = (value: number): number => value & 0xff
const high = (value: number): number => (value >> 8) & 0xff

/** The content of an extended broadcast, as a stick in scan mode sends it. */
export const broadcastContent = (given: Broadcast): readonly number[] => {
  const { number, page = [0, 0xff, 0xff, 0xff], toggle = false, beatAt = 0, beats = 0, heartRate = 150, dbm } = given
  const [kind, first = 0xff, second = 0xff, third = 0xff] = page
  const data = [kind + (toggle ? 0x80 : 0), first, second, third, low(beatAt), high(beatAt), low(beats), heartRate]
  const device = [low(number), high(number), 120, ((number >> 16) << 4) + 1]
  const signal = dbm === undefined ? [] : [0x20, low(dbm), 0x80]
  return [0, ...data, dbm === undefined ? 0x80 : 0xe0, ...device, ...signal, 0x34, 0x12]
}

export const broadcastFrame = (given: Broadcast): Uint8Array => formatAntFrame(0x4e, broadcastContent(given))
