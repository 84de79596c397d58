import { imageLimits } from '@repo/domain/limits'

import { Refusal } from '../errors/refusal.ts'

const MAX_PIXELS = 40_000_000
/** A picture one pixel wide and millions long holds a thread for seconds, though it has few pixels. */
const MAX_SIDE = 12_000

/**
 * Checks an upload by its content and encodes it anew, at most `width` wide: places, cameras and anything hidden in
 * the file are gone. Throws a refusal for what is no png or jpeg, too large, or a decompression bomb.
 */
export const readImage = async (bytes: Buffer | null, width: number): Promise<Buffer> => {
  if (bytes === null || bytes.length === 0) throw new Refusal('image-invalid')
  if (bytes.length > imageLimits.maxBytes) throw new Refusal('image-too-large')
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format, width: wide, height: high } = await image.metadata()
    if (format !== 'png' && format !== 'jpeg') throw new Refusal('image-invalid')
    if (Math.max(wide, high) > MAX_SIDE) throw new Refusal('image-invalid')
    return await image
      .rotate()
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw new Refusal('image-invalid')
  }
}
