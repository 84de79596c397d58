import type { Page } from '@playwright/test'
import { type Layout, LAYOUTS, type PlantedFault } from '@repo/tables/testing/layouts'

import { giveStrap } from './fake-strap.ts'
import { expect, test } from './fixtures.ts'
import { joinAddress, joinByCode, setUpCenter, startFirstClass } from './new-center.ts'
import { ownServer } from './own-server.ts'
import { type Said, saidIn } from './said.ts'

const PEOPLE = 1200
/** The spreadsheet by hand and the broken file have the most kinds of faults. */
const BOTH = LAYOUTS.slice(-2)
const PHONES = 3

/** What a person at the desk enters instead. Rows that are no people are left out. */
const CORRECTIONS: Readonly<Record<string, (row: number) => string>> = {
  email: (row) => `corregida.${row}@gym.example`,
  name: () => 'Corregida',
  lastName1: () => 'Pazos',
  birthday: () => '1990-03-15',
  sex: () => 'fem',
  weight: () => '70',
  restingHeartRate: () => '60',
  maxHeartRate: () => '180',
}

const firstOfRows = (faults: readonly PlantedFault[]): readonly PlantedFault[] =>
  faults.filter(({ row }, index) => faults.findIndex((fault) => fault.row === row) === index)

const lineOf = (page: Page, said: Said, row: number) =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ hasText: new RegExp(`^(?:${said('Row')} )?${row}(?!\\d)`) })

const correct = async (page: Page, said: Said, planted: readonly PlantedFault[]): Promise<void> => {
  for (const fault of firstOfRows(planted)) {
    const line = lineOf(page, said, fault.row)
    if (fault.isToLeaveOut) {
      await line.getByRole('button', { name: said('Leave out'), exact: false }).click()
      continue
    }
    await line.locator('button[aria-describedby]').click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(CORRECTIONS[fault.field]?.(fault.row) ?? '')
    await page.keyboard.press('Enter')
    await expect(line.locator('button[aria-describedby]')).toHaveCount(0)
  }
}

const importFile = async (page: Page, said: Said, layout: Layout): Promise<void> => {
  const file = layout.write(PEOPLE)
  await page.goto(`${new URL(page.url()).origin}/users`)
  await page.getByRole('button', { name: said('Import') }).click()
  const { fileName: name, bytes } = file
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(bytes) })
  await page.getByRole('button', { name: said('Continue to preview') }).click()
  await expect(page.getByRole('button', { name: said('Download errors') })).toBeVisible()
  await correct(page, said, file.faults)
  await expect(page.getByRole('button', { name: said('Download errors') })).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('button', { name: said('Import'), exact: true })
    .click()
  await expect(page.getByRole('heading', { name: said('The import is done') })).toBeVisible()
}

/** A phone has it in a menu. */
const stopClass = async (page: Page, said: Said): Promise<void> => {
  const menu = page.getByRole('button', { name: said('Class actions') })
  const button = page.getByRole('button', { name: said('Stop class') })
  await expect(menu.or(button).first()).toBeVisible()
  if (await menu.isVisible()) await menu.click()
  await page
    .getByRole('menuitem', { name: said('Stop class') })
    .or(button)
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: said('Stop class') })
    .click()
  await expect(page.getByRole('heading', { name: said('Class finished') })).toBeVisible()
}

interface Journey {
  readonly locale: string
  readonly language: 'en' | 'es'
  readonly width: number
  readonly layouts: readonly Layout[]
  readonly tag?: '@full'
}

const JOURNEYS: readonly Journey[] = [
  { locale: 'es-MX', language: 'es', width: 360, layouts: BOTH },
  { locale: 'en-US', language: 'en', width: 1366, layouts: BOTH },
  { locale: 'es-MX', language: 'es', width: 1366, layouts: LAYOUTS, tag: '@full' },
  { locale: 'en-US', language: 'en', width: 360, layouts: LAYOUTS, tag: '@full' },
]

for (const { locale, language, width, layouts, tag = [] } of JOURNEYS) {
  const title = `a new center at ${width} px in ${language} imports ${layouts.length} files, and runs a class`
  test(title, { tag }, async ({ browser, watch }) => {
    test.setTimeout(180_000 + layouts.length * 60_000)
    const server = ownServer({ DEMO: '0', PORT: '0' })
    const said = await saidIn(language)
    const context = await browser.newContext({ locale, viewport: { width, height: 780 } })
    const phone = await browser.newContext({ locale, viewport: { width: 360, height: 780 } })
    try {
      const link = /http:\S+\/setup#\S+/.exec(await server.start())?.[0] ?? ''
      const page = await context.newPage()
      await setUpCenter(page, link, said)
      watch(page)
      for (const layout of layouts) await importFile(page, said, layout)

      await page.getByRole('button', { name: said('Show codes') }).click()
      const codes = page.getByRole('list', { name: said('Sign-in codes') })
      const shown = (await codes.innerText()).match(/\d{3} \d{3}/g) ?? []

      await page.goto(`${new URL(page.url()).origin}/users`)
      await page.getByRole('button', { name: said('Import') }).click()
      await page
        .getByRole('button', { name: said('Undo') })
        .last()
        .click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: said('Undo import') })
        .click()
      await expect(page.getByRole('heading', { name: said('The import is undone') })).toBeVisible()

      const address = joinAddress(page, await startFirstClass(page, said))
      for (const code of shown.slice(0, PHONES)) {
        const member = await phone.newPage()
        await giveStrap(member)
        await joinByCode(member, said, { address, code: code.replace(' ', '') })
      }
      await expect(page.getByText('150')).toHaveCount(PHONES)
      await stopClass(page, said)
    } finally {
      await context.close()
      await phone.close()
      await server.remove()
    }
  })
}
