import type { Page } from 'playwright'

/** How many times slower than this machine the laptop at the front desk is. */
export const SLOWDOWN = 4

/** Lets a page have the CPU of such a laptop. */
export const slowDown = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}
