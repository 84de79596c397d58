import type { Locator, Page } from '@playwright/test'

import { expect } from './fixtures.ts'
import { saidIn } from './said.ts'

const es = await saidIn('es')

export const cardOf = (page: Page, room: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: room }) })

export const hangWall = async (
  page: Page,
  wall: Page,
  { name, room }: { name: string; room: string },
): Promise<void> => {
  await wall.goto('/live/')
  const code = wall.getByRole('status', { name: es('Pairing code') })
  await expect(code).toHaveText(/\d{3} \d{3}/)
  await page.goto('/rookremote')
  await page.getByRole('button', { name: es('Displays') }).click()
  await page.getByLabel(es('Code')).fill((await code.textContent()) ?? '')
  await page.getByLabel(es('Name')).fill(name)
  await page.getByRole('button', { name: es('Pair display') }).click()
  await expect(page.getByText(es('The display is paired.'))).toBeVisible()
  await cardOf(wall, room)
    .getByRole('button', { name: es('Show this room') })
    .click()
  await expect(wall.getByText(es('Waiting for the coach to start a class.'))).toBeVisible()
}
