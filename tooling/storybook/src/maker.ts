import { createHash } from 'node:crypto'

import type { Page } from 'playwright'

/** What has drawn the pictures of a package. Only what draws as it does is compared with them. */
export interface Maker {
  readonly browser: string
  readonly platform: string
  /** How this machine draws letters: its fonts, and how it smooths them. */
  readonly letters: string
}

/** Letters of the machine's own fonts, as this browser draws them; a name may have an emoji. */
const drawLetters = (): string => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context === null) return ''
  context.textBaseline = 'top'
  for (const [line, family] of ['sans-serif', 'monospace', 'system-ui'].entries()) {
    context.font = `15px ${family}`
    context.fillText('Ñandú 0123456789 ▶ ★ ✓ 🔥', 2.5, 4 + 24 * line)
  }
  return canvas.toDataURL()
}

/** What draws here. */
export const makerHere = async (page: Page, version: string): Promise<Maker> => {
  const drawn = await page.evaluate(drawLetters)
  const letters = createHash('sha256').update(drawn).digest('hex').slice(0, 16)
  return { browser: version, platform: `${process.platform}-${process.arch}`, letters }
}

/** Why what this maker draws is not compared with what that one has made; null where it is. */
export const whySkipped = (kept: Partial<Maker> | null, here: Maker): string | null => {
  if (kept === null) return 'nobody is named as their maker'
  if (kept.browser !== here.browser || kept.platform !== here.platform) {
    const now = `this is Chromium ${here.browser} on ${here.platform}`
    return `made by Chromium ${kept.browser} on ${kept.platform}, ${now}`
  }
  return kept.letters === here.letters ? null : 'made on a machine that draws letters otherwise than this one'
}
