import type { Locator, Page } from '@playwright/test'

import type { Said } from './said.ts'

/** The button that opens the form of a class, in a room with or without earlier classes. */
export const configureButton = (page: Page, said: Said): Locator =>
  page
    .getByRole('button', { name: said('Configure and start') })
    .or(page.getByRole('button', { name: said('Change…') }))

/** Opens the form of a class. */
export const configureClass = (page: Page, said: Said): Promise<void> => configureButton(page, said).click()
