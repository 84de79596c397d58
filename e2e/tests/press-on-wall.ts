import type { Locator, Page } from '@playwright/test'

import { expect } from './fixtures.ts'

/** Buttons hide 3 s after the last mouse movement, which may be too short for a slow machine. */
export const pressOnWall = async (wall: Page, button: Locator): Promise<void> => {
  await expect(async () => {
    await wall.mouse.move(300, 300)
    await wall.mouse.move(320, 320)
    await button.click({ timeout: 2000 })
  }).toPass()
}
