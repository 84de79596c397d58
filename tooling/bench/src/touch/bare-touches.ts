import type { Browser } from 'playwright'

import { median } from '../measure/statistics.ts'
import { watchTouches } from './traced-touches.ts'
import { rest, sayTouched } from './walk.ts'

const ROWS = 100
/** So that there are as many elements as on the screen with the longest list. */
const CELLS = 32
const TIMES = 7

const PAGE = `<button onclick="document.querySelector('dialog').showModal()">Open</button>
<dialog><button>Close</button></dialog>
<table>${`<tr>${'<td>112</td>'.repeat(CELLS)}</tr>`.repeat(ROWS)}</table>`

/**
 * What a touch needs of the CPU where a page does next to nothing: the browser's own dialog opens and closes over a bare
 * table. It says how fast the machine is at this hour.
 */
export const bareTouch = async (browser: Browser): Promise<number> => {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await page.setContent(PAGE)
  const touches = await watchTouches(browser, async () => {
    await rest(page)
    await sayTouched(page, '')
    for (let time = 0; time < TIMES; time += 1) {
      await page.getByRole('button', { name: 'Open' }).click()
      await rest(page)
      await sayTouched(page, 'open')
      await page.keyboard.press('Escape')
      await rest(page)
      await sayTouched(page, 'close')
    }
  })
  await page.close()
  if (touches.length < TIMES) throw new Error(`${touches.length} bare touches were answered`)
  return median(touches.map(({ needed }) => needed))
}
