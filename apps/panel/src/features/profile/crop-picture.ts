import type { Area } from 'react-easy-crop'

/** As wide and high as the server keeps pictures of people. */
const SIDE = 512

/** The chosen square of a picture as a file of its own. */
export const cropPicture = async (file: File, { x, y, width, height }: Area): Promise<File> => {
  const bitmap = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height, 0, 0, SIDE, SIDE)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (blob === null) throw new Error('the browser wrote no picture')
  return new File([blob], 'picture.png', { type: 'image/png' })
}
