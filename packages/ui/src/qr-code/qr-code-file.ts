import { styledQrCode } from './draw-qr-code.ts'

/** In px, enough for a poster. */
const printed = 2048

export async function qrCodeFile(value: string): Promise<Blob> {
  const code = await styledQrCode(value, 'canvas', printed)
  const file = await code.getRawData('png')
  if (!(file instanceof Blob)) throw new Error('the code could not be drawn')
  return file
}
