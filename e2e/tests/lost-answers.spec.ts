import type { Page } from '@playwright/test'

import { cardOf } from './hang-wall.ts'
import { expect, test } from './members/member-test.ts'
import { saidIn } from './said.ts'

const es = await saidIn('es')

const ROOM = 'Sala Perdida'
const FAILED = es('An error occurred, please try again later.')

test.use({ locale: 'es-MX' })

test.beforeEach(async ({ page, admin }) => {
  expect(admin.permissions).toContain('rookremote_create')
  await page.goto('/rookremote')
})

/** The server handles the next call, but its response is lost. */
const loseNext = async (page: Page, method: 'POST' | 'PUT'): Promise<void> => {
  let isLost = false
  await page.route('**/api/v2/room{,/*}', async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback()
    isLost = true
    expect((await route.fetch()).ok()).toBe(true)
    return route.abort()
  })
}

const openForm = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: es('Add room') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(es('Name')).fill(name)
  await dialog.getByRole('combobox', { name: es('Coach') }).click()
  await page.getByRole('option').first().click()
}

const choose = async (page: Page, action: string): Promise<void> => {
  await page.getByRole('button', { name: es('Actions for {name}', { name: ROOM }) }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

const removeRoom = async (page: Page): Promise<void> => {
  await choose(page, es('Delete'))
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: es('Delete') }).click()
  await expect(cardOf(page, ROOM)).toHaveCount(0)
}

test('a room whose answers are lost is created once, changed once, and created again after it was deleted', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog')
  const send = (words: string) => dialog.getByRole('button', { name: words })

  await openForm(page, ROOM)
  await loseNext(page, 'POST')
  await send(es('Add room')).click()
  await expect(dialog.getByText(FAILED)).toBeVisible()
  await send(es('Add room')).click()
  await expect(dialog).toHaveCount(0)
  await expect(cardOf(page, ROOM)).toHaveCount(1)

  await choose(page, es('Edit'))
  await dialog.getByLabel(es('Description')).fill('Junto a la entrada')
  await loseNext(page, 'PUT')
  await send(es('Save changes')).click()
  await expect(dialog.getByText(FAILED)).toBeVisible()
  await send(es('Save changes')).click()
  await expect(dialog).toHaveCount(0)
  await choose(page, es('Edit'))
  await expect(dialog.getByLabel(es('Description'))).toHaveValue('Junto a la entrada')
  await page.keyboard.press('Escape')
  await removeRoom(page)

  await openForm(page, ROOM)
  await loseNext(page, 'POST')
  await send(es('Add room')).click()
  await expect(dialog.getByText(FAILED)).toBeVisible()
  await send(es('Cancel')).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: es('Discard') })
    .click()
  await expect(cardOf(page, ROOM)).toHaveCount(1)
  await removeRoom(page)
  await openForm(page, ROOM)
  await send(es('Add room')).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(cardOf(page, ROOM)).toHaveCount(1)
  await removeRoom(page)
})

test('a double click creates a room once', async ({ page }) => {
  await openForm(page, ROOM)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: es('Add room') })
    .dblclick()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(cardOf(page, ROOM)).toHaveCount(1)
  await page.reload()
  await expect(cardOf(page, ROOM)).toHaveCount(1)
  await removeRoom(page)
})
