import { findChromium, launchArguments } from '@repo/browser'
import { chromium, type Browser } from 'playwright'

export const withBrowser = async <T>(work: (browser: Browser) => Promise<T>): Promise<T> => {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium found. Set CHROMIUM to its path.')
  const browser = await chromium.launch({ executablePath, args: launchArguments() })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
