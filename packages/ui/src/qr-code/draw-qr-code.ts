import { colors } from '../tokens/colors.ts'

/** In px, enough for a poster. */
const printed = 2048

export async function qrCodeFile(value: string): Promise<Blob> {
  const code = await styledQrCode(value, 'canvas', printed)
  const file = await code.getRawData('png')
  if (!(file instanceof Blob)) throw new Error('the code could not be drawn')
  return file
}

/** Drawing units. Modules are whole units; the remainder goes to the margin. */
const drawn = 2048

export type QrCodeLook = 'roomy' | 'dense'

const LOOKS = {
  // The standard's four modules of quiet zone, and error correction for dirty paper.
  roomy: { quietZone: 3 / 32, level: 'M', square: 'extra-rounded', dot: 'dot' },
  // A screen is clean: two modules of quiet zone and the largest modules that fit.
  dense: { quietZone: 1 / 16, level: 'L', square: 'square', dot: 'square' },
} as const

/** Loads the library on first use. */
async function styledQrCode(value: string, type: 'svg' | 'canvas', size: number, look: QrCodeLook = 'roomy') {
  const { default: QRCodeStyling } = await import('qr-code-styling')
  const { quietZone, level, square, dot } = LOOKS[look]
  return new QRCodeStyling({
    type,
    width: size,
    height: size,
    margin: quietZone * size,
    data: value,
    qrOptions: { errorCorrectionLevel: level },
    dotsOptions: { type: 'square', color: colors.ink },
    cornersSquareOptions: { type: square, color: colors.ink },
    cornersDotOptions: { type: dot, color: colors.ink },
    backgroundOptions: { color: colors.paper },
  })
}

export async function drawQrCode(element: HTMLElement, value: string, look: QrCodeLook): Promise<void> {
  const code = await styledQrCode(value, 'svg', drawn, look)
  element.replaceChildren()
  code.append(element)
}
