import type { BrowserContext, Page } from '@playwright/test'

import { giveStrap } from './fake-strap.ts'
import { expect, test } from './fixtures.ts'
import { joinAddress, joinByCode, setUpCenter, startFirstClass } from './new-center.ts'
import { ownServer } from './own-server.ts'
import { saidIn, type Said } from './said.ts'

const MOST_PRESSES = 25
const MOST_MS = 240_000

const countPresses = async (context: BrowserContext): Promise<() => number> => {
  let count = 0
  await context.exposeBinding('pressed', () => {
    count += 1
  })
  await context.addInitScript(() => {
    addEventListener('pointerdown', () => (globalThis as { pressed?: () => void }).pressed?.(), true)
  })
  return () => count
}

/** Returns the new member's sign-in code. */
const addMember = async (page: Page, said: Said): Promise<string> => {
  const open = said('Open: {title}', { title: said('Add your users') })
  await page.getByRole('link', { name: open }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: said('Name'), exact: true }).fill('Beatriz')
  await form.getByRole('textbox', { name: said('First last name') }).fill('Solís')
  await form.getByRole('textbox', { name: said('Email') }).fill('bea@gym.example')
  await form.getByRole('textbox', { name: said('Pseudonym') }).fill('Colibrí')
  await form.getByLabel(said('Birthday')).fill('04/05/1990')
  await form.getByRole('combobox', { name: said('Sex') }).click()
  await page.getByRole('option', { name: said('Female') }).click()
  await form.getByRole('button', { name: said('Add user') }).click()
  await page.getByRole('button', { name: said('Show code') }).click()
  const shown = page.getByRole('dialog')
  const code = /\d{3} \d{3}/.exec((await shown.textContent()) ?? '')?.[0] ?? ''
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  return code.replace(' ', '')
}

for (const [locale, language, width] of [
  ['es-MX', 'es', 360],
  ['en-US', 'en', 1366],
] as const) {
  test(`the first half hour at ${width} px in ${language} takes few presses and no terminal`, async ({ browser }) => {
    test.setTimeout(MOST_MS + 60_000)
    const server = ownServer({ DEMO: '0', PORT: '0' })
    const said = await saidIn(language)
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
      await setUpCenter(page, link, said)
      const code = await addMember(page, said)
      expect(code).toMatch(/^\d{6}$/)
      const address = await startFirstClass(page, said)
      const member = await phone.newPage()
      await giveStrap(member)
      await joinByCode(member, said, { address: joinAddress(page, address), code })
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
