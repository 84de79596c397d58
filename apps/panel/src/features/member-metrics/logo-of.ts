const LARGEST = 192

/** A center's logo as a PNG, which a PDF can hold; null when there is none or it cannot be read. */
export const logoOf = async (url: string | null): Promise<string | null> => {
  if (url === null) return null
  try {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob())
    const scale = Math.min(1, LARGEST / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/png')
  } catch {
    return null
  }
}
