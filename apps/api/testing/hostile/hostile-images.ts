import { crc32, deflateSync } from 'node:zlib'

import { imageLimits } from '@repo/domain/core/limits'
import { integerBetween } from '@repo/domain/core/seeded-random'

import { filled, flipped, MEGABYTE, truncated, type HostileKinds } from './bytes.ts'

const LARGEST = imageLimits.maxBytes

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const header = (
  width: number,
  height: number,
  [depth, color, interlace]: readonly [number, number, number],
): Buffer => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([depth, color, 0, 0, interlace], 8)
  return chunk('IHDR', data)
}
const GREY = [8, 0, 0] as const
const COLOR = [8, 2, 0] as const
const DEEP_AND_INTERLACED = [16, 6, 1] as const

const END = chunk('IEND', Buffer.alloc(0))
const pngOf = (...chunks: readonly Buffer[]): Buffer => Buffer.concat([SIGNATURE, ...chunks, END])
const SMALL_DATA = chunk('IDAT', deflateSync(Buffer.alloc(16 * 17)))
const small = (...before: readonly Buffer[]): Buffer => pngOf(header(16, 16, GREY), ...before, SMALL_DATA)
const bomb = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * MEGABYTE))

const manyOf = (one: Buffer): Buffer => filled(one, Math.floor((LARGEST - 1000) / one.length) * one.length)

const framesOf = (count: number): Buffer[] => {
  const control = Buffer.alloc(8)
  control.writeUInt32BE(count, 0)
  const frame = Buffer.alloc(26)
  frame.writeUInt32BE(16, 4)
  frame.writeUInt32BE(16, 8)
  return [chunk('acTL', control), ...Array.from({ length: count }, () => chunk('fcTL', frame))]
}

const jpeg = Buffer.from(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAQABgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAMF/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AkAoxQAH/2Q==',
  'base64',
)
const webp = Buffer.from(
  'UklGRjgAAABXRUJQVlA4ICwAAABwAQCdASoCAAIAAUAmJaACdAFAAAD+5QrztWx8mP/s7v/+nd//07v73wAAAA==',
  'base64',
)
const gif = Buffer.from('R0lGODlhAgACAIAAAExpcRaghSH5BAUAAAAALAAAAAACAAIAAAICjFMAOw==', 'base64')

const jpegOfSize = (side: number): Buffer => {
  const bytes = Buffer.from(jpeg)
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(side, frame + 5)
  bytes.writeUInt16BE(side, frame + 7)
  return bytes
}

const segment = (marker: number, data: readonly number[]): Buffer =>
  Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff, ...data])

/** A Huffman table with one code of one bit. */
const table = (place: number, symbol: number): Buffer =>
  segment(0xc4, [place, 1, ...Array.from({ length: 15 }, () => 0), symbol])

/** A run of 27,306 empty blocks: one bit of code and 14 bits of length, without a byte of ones. */
const RUN = '010101010101010'
const RUN_BLOCKS = 2 ** 14 + Number.parseInt(RUN.slice(1), 2)

const packed = (bits: string): Buffer =>
  Buffer.from((bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2)))

/** A progressive JPEG of nearly 40 megapixels, with scans of 60 bytes that each cover all of them. */
const scansWithoutEnd = (): Buffer => {
  const side = 6320
  const blocks = (side / 8) ** 2
  const runs = packed(RUN.repeat(Math.ceil(blocks / RUN_BLOCKS)))
  const scan = Buffer.concat([segment(0xda, [1, 1, 0x00, 1, 63, 0]), runs])
  const start = Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [8, side >> 8, side & 0xff, side >> 8, side & 0xff, 1, 1, 0x11, 0]),
    table(0x00, 0x00),
    table(0x10, 0xe0),
    segment(0xda, [1, 1, 0x00, 0, 0, 0]),
    Buffer.alloc(Math.ceil(blocks / 8)),
  ])
  const scans = Math.floor((LARGEST - start.length - 2) / scan.length)
  return Buffer.concat([start, filled(scan, scans * scan.length), Buffer.from([0xff, 0xd9])])
}

const compressedText = (type: string, between: string): Buffer =>
  chunk(type, Buffer.concat([Buffer.from(between, 'latin1'), bomb(512)]))

export const HOSTILE_IMAGES: HostileKinds = {
  'PNG: one wide and 100,000,000 high': () => pngOf(header(1, 100_000_000, GREY), SMALL_DATA),
  'PNG: a header of 900 megapixels': () => pngOf(header(30_000, 30_000, COLOR), SMALL_DATA),
  'PNG: the largest header there is': () => pngOf(header(2 ** 31 - 1, 2 ** 31 - 1, COLOR), SMALL_DATA),
  'PNG: no pixels': () => pngOf(header(0, 0, COLOR), SMALL_DATA),
  'PNG: a bomb in the picture': () => pngOf(header(16, 16, GREY), chunk('IDAT', bomb(512))),
  'PNG: as many pixels as are allowed': () =>
    pngOf(header(12_000, 3333, COLOR), chunk('IDAT', deflateSync(Buffer.alloc((12_000 * 3 + 1) * 3333)))),
  'PNG: deep and interlaced pixels': () =>
    pngOf(header(6000, 6000, DEEP_AND_INTERLACED), chunk('IDAT', deflateSync(Buffer.alloc((6000 * 8 + 3) * 6000)))),
  'PNG: a bomb in a zTXt': () => small(compressedText('zTXt', 'a\0\0')),
  'PNG: a bomb in an iTXt': () => small(compressedText('iTXt', 'a\0\u0001\0\0\0')),
  'PNG: a bomb in a profile': () => small(compressedText('iCCP', 'a\0\0')),
  'PNG: many small bombs': () => small(manyOf(chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), bomb(8)])))),
  'PNG: empty chunks without end': () => small(manyOf(chunk('tEXt', Buffer.from('a\0')))),
  'PNG: pieces of a picture without end': () => small(manyOf(chunk('IDAT', Buffer.alloc(0)))),
  'PNG: a chunk longer than the file': () =>
    Buffer.concat([SIGNATURE, header(16, 16, GREY), Buffer.from([0x7f, 0xff, 0xff, 0xff]), Buffer.from('IDAT')]),
  'PNG: thousands of frames': (random) => small(...framesOf(integerBetween(random, 2000, 20_000))),
  'PNG: truncated': (random) => truncated(random, small()),
  'PNG: bits flipped': (random) => flipped(random, small()),
  'JPEG: 4,000 megapixels': () => jpegOfSize(65_500),
  'JPEG: as many pixels as are allowed': () => jpegOfSize(6320),
  'JPEG: scans without end': scansWithoutEnd,
  'JPEG: comments without end': () =>
    Buffer.concat([jpeg.subarray(0, 2), manyOf(segment(0xfe, [0])), jpeg.subarray(2)]),
  'JPEG: truncated': (random) => truncated(random, jpeg),
  'JPEG: bits flipped': (random) => flipped(random, jpeg),
  'a PNG and a JPEG in one': () => Buffer.concat([small(), jpeg]),
  'a JPEG and a PNG in one': () => Buffer.concat([jpeg, small()]),
  'a PNG and a page in one': () => small(chunk('tEXt', Buffer.from('a\0<script>alert(1)</script>'))),
  'an SVG named PNG': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'a deep SVG named PNG': () =>
    Buffer.concat([Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'), filled('<g>', MEGABYTE)]),
  'a GIF named PNG': () => gif,
  'a WebP named PNG': () => webp,
}
