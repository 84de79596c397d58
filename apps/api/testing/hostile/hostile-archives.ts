import { deflateRawSync, gzipSync } from 'node:zlib'

import { integerBetween } from '@repo/domain/core/seeded-random'

import { MEGABYTE, randomBytes, type HostileKinds } from './bytes.ts'

const zeros = () => Buffer.alloc(64 * MEGABYTE)

/** A zip of one file that says it is as large as a zip can. */
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

/** What unpacks to more; no parser here unpacks it. */
export const HOSTILE_ARCHIVES: HostileKinds = {
  'a gzip bomb': () => gzipSync(zeros()),
  'a gzip bomb in a gzip bomb': () => gzipSync(gzipSync(zeros())),
  'a zip bomb': zipBomb,
  'random bytes': (random) => randomBytes(random, integerBetween(random, 1, 200_000)),
  nothing: () => Buffer.alloc(0),
}
