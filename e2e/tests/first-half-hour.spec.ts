import type { BrowserContext, Page } from '@playwright/test'

import { giveStrap } from './fake-strap.ts'
import { expect, test } from './fixtures.ts'
import { ownServer } from './own-server.ts'
import { saidIn, type Said } from './said.ts'

const PASSWORD = 'remo y bicicleta 7'
const MOST_PRESSES = 25
const MOST_MS = 240_000

const countPresses = async (context: BrowserContext): Promise<() => number> => {
  let count = 0
  await context.exposeBinding('pressed', () => {
    count += 1
  })
  await context.addInitScript(() => {
    addEventListener('pointerdown', () => void (globalThis as { pressed?: () => void }).pressed?.(), true)
  })
  return () => count
}

const setUp = async (page: Page, link: string, say: Said) => {
  await page.goto(link)
  await page.getByRole('textbox', { name: say('Center name') }).fill('Gimnasio Norte')
  await page.getByRole('textbox', { name: say('Name'), exact: true }).fill('Ana')
  await page.getByRole('textbox', { name: say('First last name') }).fill('Robles')
  await page.getByRole('textbox', { name: say('Email') }).fill('ana@gym.example')
  await page.getByRole('textbox', { name: say('Password') }).fill(PASSWORD)
  await page.getByRole('button', { name: say('Create the center') }).click()
  await page
    .getByRole('dialog', { name: say('Usage agreement') })
    .getByRole('button', { name: say('Accept') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say('Dashboard') })).toBeVisible()
}

/** Returns the new member's sign-in code. */
const addMember = async (page: Page, say: Said): Promise<string> => {
  const open = say('Open: {title}', { title: say('Add your users') })
  await page.getByRole('link', { name: open }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: say('Name'), exact: true }).fill('Beatriz')
  await form.getByRole('textbox', { name: say('First last name') }).fill('Solís')
  await form.getByRole('textbox', { name: say('Email') }).fill('bea@gym.example')
  await form.getByRole('textbox', { name: say('Pseudonym') }).fill('Colibrí')
  await form.getByLabel(say('Birthday')).fill('04/05/1990')
  await form.getByRole('combobox', { name: say('Sex') }).click()
  await page.getByRole('option', { name: say('Female') }).click()
  await form.getByRole('button', { name: say('Add user') }).click()
  await page.getByRole('button', { name: say('Show code') }).click()
  const shown = page.getByRole('dialog')
  const code = /\d{3} \d{3}/.exec((await shown.textContent()) ?? '')?.[0] ?? ''
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  return code.replace(' ', '')
}

/** Returns the room's join address. */
const startClass = async (page: Page, say: Said): Promise<string> => {
  await page.goto(`${new URL(page.url()).origin}/`)
  await page.getByRole('link', { name: say('Open: {title}', { title: say('Run your first class') }) }).click()
  await page
    .getByRole('button', { name: say('Open') })
    .first()
    .click()
  await page.getByRole('button', { name: say('Configure and start') }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: say('Start class') }).click()
  await expect(page.getByText(say('No one has joined yet'))).toBeVisible()
  return (
    await page
      .getByText(/\/join\//)
      .first()
      .innerText()
  ).trim()
}

for (const [locale, language, width] of [
  ['es-MX', 'es', 360],
  ['en-US', 'en', 1366],
] as const) {
  test(`the first half hour at ${width} px in ${language} takes few presses and no terminal`, async ({ browser }) => {
    test.setTimeout(MOST_MS * 2)
    const server = ownServer({ DEMO: '0', PORT: '0' })
    const say = await saidIn(language)
    const context = await browser.newContext({
      locale,
      viewport: { width, height: 780 },
      timezoneId: 'America/Tijuana',
    })
    const phone = await browser.newContext({ locale, viewport: { width: 360, height: 780 } })
    try {
      const link = /http:\S+\/setup#\S+/.exec(await server.start())?.[0] ?? ''
      const pressesOf = [await countPresses(context), await countPresses(phone)]
      const startedAt = Date.now()
      const page = await context.newPage()
      await setUp(page, link, say)
      const code = await addMember(page, say)
      expect(code).toMatch(/^\d{6}$/)
      const address = await startClass(page, say)
      const member = await phone.newPage()
      await giveStrap(member)
      const { origin } = new URL(page.url())
      await member.goto(`${origin}/join/${address.split('/join/')[1] ?? ''}#${code}`)
      await expect(member.getByLabel(say('Your sign-in code'))).toHaveValue(code)
      await member
        .getByRole('checkbox', {
          name: say('I agree that my heart rate is shown on the class display and saved with my sessions.'),
        })
        .check()
      await member.getByRole('button', { name: say('Join the class') }).click()
      await member.getByRole('button', { name: say('Connect your strap') }).click()
      await expect(page.getByText('Colibrí')).toBeVisible()
      await expect(page.getByText('150').first()).toBeVisible()
      expect(pressesOf.reduce((sum, presses) => sum + presses(), 0)).toBeLessThanOrEqual(MOST_PRESSES)
      expect(Date.now() - startedAt).toBeLessThanOrEqual(MOST_MS)
    } finally {
      await context.close()
      await phone.close()
      await server.remove()
    }
  })
}
