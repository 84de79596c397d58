import type { Page } from '@playwright/test'

import { saidIn } from './said.ts'

const languages = await Promise.all([saidIn('en'), saidIn('es')])

/** Matches both languages; labels of required fields end with an asterisk. */
export const inEither = (message: string): RegExp =>
  new RegExp(`^(?:${languages.map((said) => said(message)).join('|')})\\*?$`)

export const signIn = async (page: Page, email: string, password = 'demo-password'): Promise<void> => {
  await page.getByRole('textbox', { name: inEither('Email') }).fill(email)
  await page.getByRole('textbox', { name: inEither('Password') }).fill(password)
  await page.getByRole('button', { name: inEither('Sign in') }).click()
}
