import type { Page } from '@playwright/test'

import { saidIn } from './said.ts'

const languages = await Promise.all([saidIn('en'), saidIn('es')])

/** A message in whichever language a page speaks; the label of a required field ends with a star. */
export const inEither = (message: string): RegExp =>
  new RegExp(`^(?:${languages.map((said) => said(message)).join('|')})\\*?$`)

/** Fills the login in and sends it. */
export const signIn = async (page: Page, email: string, password = 'demo-password'): Promise<void> => {
  await page.getByRole('textbox', { name: inEither('Email') }).fill(email)
  await page.getByRole('textbox', { name: inEither('Password') }).fill(password)
  await page.getByRole('button', { name: inEither('Sign in') }).click()
}
