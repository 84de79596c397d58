import { QuantizerCelebi, Score } from '@material/material-color-utilities'

/** Small enough to read every pixel, large enough for thin lines. */
const LARGEST = 96
const MOST_COLORS = 64
const WANTED = 6
const OPAQUE = 0xff
/** Can't occur in a picture, because counted pixels are opaque. */
const NOTHING = 0

const hexOf = (argb: number): string => `#${(argb & 0xff_ff_ff).toString(16).padStart(6, '0')}`

/** A picture's prominent colors as `#rrggbb`, best accent first. Empty for a gray one. */
export const colorsIn = ({ data }: Pick<ImageData, 'data'>): readonly string[] => {
  const pixels: number[] = []
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha === OPAQUE) pixels.push(((OPAQUE << 24) | (red << 16) | (green << 8) | blue) >>> 0)
  }
  if (pixels.length === 0) return []
  const colors = Score.score(QuantizerCelebi.quantize(pixels, MOST_COLORS), {
    desired: WANTED,
    fallbackColorARGB: NOTHING,
  })
  return colors.filter((color) => color !== NOTHING).map(hexOf)
}

export const pixelsOf = async (url: string): Promise<ImageData> => {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob())
  const scale = Math.min(1, LARGEST / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale)]
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (context === null) throw new Error('this browser draws nothing')
  context.drawImage(bitmap, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
