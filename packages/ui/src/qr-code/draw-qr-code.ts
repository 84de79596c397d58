import { colors } from '../tokens/colors.ts'

/** Size of the drawing in its own units; the page scales it. */
const drawn = 512
/** Four modules of the smallest code, as the standard asks. */
const quietZone = 48

/** The code in a size. The library is fetched on first use. */
export async function styledQrCode(value: string, type: 'svg' | 'canvas', size: number) {
  const { default: QRCodeStyling } = await import('qr-code-styling')
  return new QRCodeStyling({
    type,
    width: size,
    height: size,
    margin: (quietZone * size) / drawn,
    data: value,
    qrOptions: { errorCorrectionLevel: 'M' },
    dotsOptions: { type: 'square', color: colors.ink },
    cornersSquareOptions: { type: 'extra-rounded', color: colors.ink },
    cornersDotOptions: { type: 'dot', color: colors.ink },
    backgroundOptions: { color: colors.paper },
  })
}

/** Draws a code into the element. */
export async function drawQrCode(element: HTMLElement, value: string): Promise<void> {
  const code = await styledQrCode(value, 'svg', drawn)
  element.replaceChildren()
  code.append(element)
}
