import { colors } from '../tokens/colors.ts'

/** Size of the drawing in its own units; the page scales it. The modules are whole units: what is left goes to the margin. */
const drawn = 2048

export type QrCodeLook = 'roomy' | 'dense'

const LOOKS = {
  // paper may be soiled, and the standard asks for four modules of white
  roomy: { quietZone: 3 / 32, level: 'M', square: 'extra-rounded', dot: 'dot' },
  // a screen is clean: the fewest and so the largest modules that its size has, between two of white
  dense: { quietZone: 1 / 16, level: 'L', square: 'square', dot: 'square' },
} as const

/** The code in a size. The library is fetched on first use. */
export async function styledQrCode(value: string, type: 'svg' | 'canvas', size: number, look: QrCodeLook = 'roomy') {
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

/** Draws a code into the element. */
export async function drawQrCode(element: HTMLElement, value: string, look: QrCodeLook): Promise<void> {
  const code = await styledQrCode(value, 'svg', drawn, look)
  element.replaceChildren()
  code.append(element)
}
