import { isSeenOn } from '@repo/color/is-seen-on'

import type { ReportLogo } from './report-content.ts'

const LARGEST = 384
const PAPER = '#ffffff'

/** As PNG for the PDF. Null without a readable logo. */
export const logoOf = async (url: string | null): Promise<ReportLogo | null> => {
  if (url === null) return null
  try {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob())
    const scale = Math.min(1, LARGEST / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const context = canvas.getContext('2d')
    if (context === null) return null
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    const aspect = bitmap.width / bitmap.height
    return { image: canvas.toDataURL('image/png'), aspect, needsDark: !isSeenOn(data, PAPER) }
  } catch {
    return null
  }
}
