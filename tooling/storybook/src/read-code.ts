import decode from 'jsqr'
import sharp from 'sharp'

/** As small as a wall is on the camera of who stands far back. */
const AFAR = 3

/** What the QR code in a picture of a screen says when it is seen from afar, or null where none can be read. */
export const readCodeFromAfar = async (shot: Buffer): Promise<string | null> => {
  const { width } = await sharp(shot).metadata()
  const { data, info } = await sharp(shot)
    .resize({ width: Math.round(width / AFAR), kernel: 'linear' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}
