import type { Page } from '@playwright/test'

import { configureClass } from './configure-class.ts'
import { expect } from './fixtures.ts'
import type { Said } from './said.ts'

const PASSWORD = 'remo y bicicleta 7'

/** Creates a center at its setup link. */
export const setUpCenter = async (page: Page, link: string, said: Said): Promise<void> => {
  await page.goto(link)
  await page.getByRole('textbox', { name: said('Center name') }).fill('Gimnasio Norte')
  await page.getByRole('textbox', { name: said('Name'), exact: true }).fill('Ana')
  await page.getByRole('textbox', { name: said('First last name') }).fill('Robles')
  await page.getByRole('textbox', { name: said('Email') }).fill('ana@gym.example')
  await page.getByRole('textbox', { name: said('Password') }).fill(PASSWORD)
  await page.getByRole('button', { name: said('Create the center') }).click()
  await page
    .getByRole('dialog', { name: said('Usage agreement') })
    .getByRole('button', { name: said('Accept') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: said('Dashboard') })).toBeVisible()
}

/** Starts a class from the dashboard of a new center. Returns the room's join address. */
export const startFirstClass = async (page: Page, said: Said): Promise<string> => {
  await page.goto(`${new URL(page.url()).origin}/`)
  await page.getByRole('link', { name: said('Open: {title}', { title: said('Run your first class') }) }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: said('Open') })
    .first()
    .click()
  await configureClass(page, said)
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: said('Start class') }).click()
  await expect(page.getByText(said('No one has joined yet'))).toBeVisible()
  return (
    await page
      .getByText(/\/join\//)
      .first()
      .innerText()
  ).trim()
}

/** The address that a phone opens, on the server of a page of staff. */
export const joinAddress = (page: Page, shown: string): string =>
  `${new URL(page.url()).origin}/join/${shown.split('/join/')[1] ?? ''}`

/** Joins with a sign-in code and connects the strap of the page. */
export const joinByCode = async (
  member: Page,
  said: Said,
  { address, code }: { readonly address: string; readonly code: string },
): Promise<void> => {
  await member.goto(`${address}#${code}`)
  await expect(member.getByLabel(said('Your sign-in code'))).toHaveValue(code)
  await member
    .getByRole('checkbox', {
      name: said(
        'I agree that the display in this room shows what I choose below, and that my heart rate is saved with my sessions.',
      ),
    })
    .check()
  await member.getByRole('button', { name: said('Join the class') }).click()
  await member.getByRole('button', { name: said('Connect your strap') }).click()
}
