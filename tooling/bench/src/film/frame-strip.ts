import type { Browser } from 'playwright'

import type { Shot } from './record-page.ts'

const EVERY_MS = 100
const COLUMNS = 6
const WIDTH = 300
const MOST = 60

interface Frame extends Shot {
  /** How many frames in a row look like this one. */
  readonly times: number
}

/** What stood on the screen at every tenth of a second; where nothing changed, once with how long it stood. */
export const framesOf = (shots: readonly Shot[], until: number): readonly Frame[] => {
  const frames: Frame[] = []
  for (let at = 0; at <= until; at += EVERY_MS) {
    const shown = shots.findLast((shot) => shot.at <= at)
    const last = frames.at(-1)
    const picture = shown?.picture ?? ''
    if (last !== undefined && last.picture === picture) frames[frames.length - 1] = { ...last, times: last.times + 1 }
    else frames.push({ at, picture, times: 1 })
  }
  return frames
}

const cellOf = ({ at, picture, times }: Frame): string => {
  const until = times > 1 ? ` – ${(at + (times - 1) * EVERY_MS) / 1000}` : ''
  const image = picture === '' ? '<div class="none"></div>' : `<img src="data:image/jpeg;base64,${picture}">`
  return `<figure>${image}<figcaption>${at / 1000}${until} s</figcaption></figure>`
}

/** Lays frames side by side in one picture. */
export const writeStrip = async (browser: Browser, file: string, frames: readonly Frame[]): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: COLUMNS * (WIDTH + 8) + 8, height: 200 } })
  await page.setContent(
    `<style>body{margin:8px;display:grid;grid-template-columns:repeat(${COLUMNS},${WIDTH}px);gap:8px;background:#fff;font:13px sans-serif}` +
      `figure{margin:0}img,.none{width:100%;display:block;outline:1px solid #999}.none{aspect-ratio:16/9}</style>` +
      frames.slice(0, MOST).map(cellOf).join(''),
  )
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}
