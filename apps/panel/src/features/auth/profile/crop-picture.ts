import type { Area } from 'react-easy-crop'

/** In px, the size that the server stores. */
const SIDE = 512

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
