import type { Page } from '@playwright/test'

import { expect } from './member-test.ts'
import type { MemberWords } from './words.ts'

// labels of required fields end with an asterisk
export const fieldOf = (page: Page, name: string) => page.getByRole('dialog').getByLabel(new RegExp(`^${name}\\*?$`))

export const fillIn = async (page: Page, words: MemberWords, email: string, name = 'Begoña') => {
  await fieldOf(page, words.name).fill(name)
  await fieldOf(page, words.lastName1).fill('Muñoz')
  await fieldOf(page, words.email).fill(email)
  await fieldOf(page, words.pseudonym).fill('Bego')
  await fieldOf(page, words.birthday).fill(words.written('1990-12-31'))
  await fieldOf(page, words.sex).click()
  await page.getByRole('option', { name: words.female }).click()
}

export const submit = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

export const openNew = async (page: Page, words: MemberWords) => {
  await page.goto('/users')
  await page.getByRole('button', { name: words.addUser }).click()
  await expect(page.getByRole('dialog', { name: words.addUser })).toBeVisible()
}
