import { colors } from '../tokens/colors.ts'

/** Size of the drawing in its own units; the page scales it. */
const drawn = 512
/** Four modules of the smallest code, as the standard asks. */
const quietZone = 48

/** Draws a code into the element. The library is fetched on first use. */
export async function drawQrCode(element: HTMLElement, value: string): Promise<void> {
  const { default: QRCodeStyling } = await import('qr-code-styling')
  const code = new QRCodeStyling({
    type: 'svg',
    width: drawn,
    height: drawn,
    margin: quietZone,
    data: value,
    qrOptions: { errorCorrectionLevel: 'M' },
    dotsOptions: { type: 'square', color: colors.ink },
    cornersSquareOptions: { type: 'extra-rounded', color: colors.ink },
    cornersDotOptions: { type: 'dot', color: colors.ink },
    backgroundOptions: { color: colors.paper },
  })
  element.replaceChildren()
  code.append(element)
}
