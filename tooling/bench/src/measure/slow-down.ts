import type { Page } from 'playwright'

export const SLOWDOWN = 4

export const slowDown = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}
