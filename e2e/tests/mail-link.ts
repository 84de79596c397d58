import type { Page } from '@playwright/test'

export const mailLink = async (mail: Page, part: string): Promise<string> => {
  const link = mail.frameLocator('iframe').locator(`a[href*="${part}"]`).first()
  return (await link.getAttribute('href')) ?? ''
}
