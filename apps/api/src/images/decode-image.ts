import sharpOf from 'sharp'
import type { Sharp } from 'sharp'

export interface UndecodedImage {
  readonly bytes: Uint8Array
  /** Maximum width and height in pixels. */
  readonly width: number
}

const MAX_PIXELS = 40_000_000
/** A 1-pixel wide, very long image takes seconds to decode despite few pixels. */
const MAX_SIDE = 12_000
const MAX_FRAMES = 1
/** A progressive JPEG has about 10. Each scan can be 60 bytes but passes over all pixels. */
const MAX_SCANS = 100

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Reads the `acTL` chunk, which precedes the image data; the decoder reads only the first frame. */
const framesOf = (bytes: Buffer): number => {
  if (!bytes.subarray(0, PNG.length).equals(PNG)) return 1
  let at = PNG.length
  while (at + 12 <= bytes.length) {
    const kind = bytes.toString('latin1', at + 4, at + 8)
    if (kind === 'acTL') return bytes.readUInt32BE(at + 8)
    if (kind === 'IDAT') break
    at += 12 + bytes.readUInt32BE(at)
  }
  return 1
}

const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === 0xd8
const SCAN = Buffer.from([0xff, 0xda])

const scansOf = (bytes: Buffer): number => {
  let scans = 0
  for (let at = bytes.indexOf(SCAN); at !== -1 && scans <= MAX_SCANS; at = bytes.indexOf(SCAN, at + 2)) scans += 1
  return scans
}

const refuse = (reason: string): never => {
  throw new Error(reason)
}

const checked = async (image: Sharp): Promise<Sharp> => {
  const { format, width, height, pages = 1 } = await image.metadata()
  if (format !== 'png' && format !== 'jpeg') refuse('neither PNG nor JPEG')
  if (Math.max(width, height) > MAX_SIDE) refuse('too long a side')
  if (pages > MAX_FRAMES) refuse('too many frames')
  return image
}

sharpOf.cache(false)
sharpOf.concurrency(1)
sharpOf.block({ operation: ['VipsForeignLoad'] })
sharpOf.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] })

/** Re-encodes a PNG or JPEG as WebP, which removes metadata such as location. Throws for anything else. */
export const decodeImage = async ({ bytes, width }: UndecodedImage): Promise<Uint8Array> => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (framesOf(file) > MAX_FRAMES) refuse('too many frames')
  if (isJpeg(file) && scansOf(file) > MAX_SCANS) refuse('too many scans')
  const image = await checked(sharpOf(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }))
  return image
    .rotate()
    .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
}
