import { integerBetween, type Random } from '@repo/domain/core/seeded-random'

type HostileKind = (random: Random) => Uint8Array
export type HostileKinds = Readonly<Record<string, HostileKind>>

export const MEGABYTE = 2 ** 20

export const randomBytes = (random: Random, length: number): Buffer =>
  Buffer.from(Uint32Array.from({ length: Math.ceil(length / 4) }, () => random() * 2 ** 32).buffer).subarray(0, length)

export const filled = (piece: string | Uint8Array, size: number): Buffer => Buffer.alloc(size, piece)

export const truncated = (random: Random, bytes: Uint8Array): Uint8Array =>
  bytes.subarray(0, integerBetween(random, 1, bytes.length - 1))

export const flipped = (random: Random, bytes: Uint8Array): Uint8Array => {
  const changed = Uint8Array.from(bytes)
  for (let flips = integerBetween(random, 1, 100); flips > 0; flips -= 1) {
    const at = integerBetween(random, 0, changed.length - 1)
    changed[at] = (changed[at] ?? 0) ^ (1 << integerBetween(random, 0, 7))
  }
  return changed
}
