import decode from 'jsqr'
import sharp from 'sharp'

/** Scale of a display seen by a camera far away. */
const AFAR = 3

export const readCodeFromAfar = async (shot: Buffer): Promise<string | null> => {
  const { width } = await sharp(shot).metadata()
  const { data, info } = await sharp(shot)
    .resize({ width: Math.round(width / AFAR), kernel: 'linear' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}
