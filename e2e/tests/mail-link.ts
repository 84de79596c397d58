import type { Page } from '@playwright/test'

/** The address of a link in the mail that a page of the outbox shows, by a part of it. */
export const mailLink = async (mail: Page, part: string): Promise<string> => {
  const link = mail.frameLocator('iframe').locator(`a[href*="${part}"]`).first()
  return (await link.getAttribute('href')) ?? ''
}
