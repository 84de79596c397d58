import type { Locator, Page } from '@playwright/test'

import { expect } from './fixtures.ts'

/** Buttons of a wall hide 3 s after the last movement, which a slow machine may need for its next step. */
export const pressOnWall = async (wall: Page, button: Locator): Promise<void> => {
  await expect(async () => {
    await wall.mouse.move(300, 300)
    await wall.mouse.move(320, 320)
    await button.click({ timeout: 2000 })
  }).toPass()
}
