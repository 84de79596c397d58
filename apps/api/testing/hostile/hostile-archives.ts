import { deflateRawSync, gzipSync } from 'node:zlib'

import { integerBetween } from '@repo/domain/core/seeded-random'

import { MEGABYTE, randomBytes, type HostileKinds } from './bytes.ts'

const zeros = () => Buffer.alloc(64 * MEGABYTE)

/** A zip with one file that claims the largest possible size. */
const zipBomb = (): Buffer => {
  const packed = deflateRawSync(zeros())
  const head = Buffer.alloc(30)
  head.write('PK\u0003\u0004', 'latin1')
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(2 ** 32 - 1, 22)
  head.writeUInt16LE(1, 26)
  return Buffer.concat([head, Buffer.from('a'), packed])
}

export const HOSTILE_ARCHIVES: HostileKinds = {
  'a gzip bomb': () => gzipSync(zeros()),
  'a gzip bomb in a gzip bomb': () => gzipSync(gzipSync(zeros())),
  'a zip bomb': zipBomb,
  'random bytes': (random) => randomBytes(random, integerBetween(random, 1, 200_000)),
  nothing: () => Buffer.alloc(0),
}
