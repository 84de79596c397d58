import { randomBytes } from 'node:crypto'

import type { Page } from '@playwright/test'
import { handOverSensor, listSensors } from '@repo/api-client/sensors/endpoints'

import { expect, test } from './members/member-test.ts'
import { type Language, saidIn } from './said.ts'

const wordsIn = async (language: Language, name: string) => {
  const t = await saidIn(language)
  return {
    add: t('Add sensor'),
    create: t('Add sensor'),
    created: t('Sensor created'),
    name: t('Name'),
    mac: t('MAC address'),
    noMac: t('Enter 12 digits or letters A to F, for example A1:B2:C3:D4:E5:F6'),
    search: t('Search'),
    give: t('Lend {name} to a user', { name }),
    giveTo: t('Lend {name} to', { name }),
    takeBack: t('Mark {name} as returned', { name }),
    isBack: t('{name} returned', { name }),
    isWhereItWas: t('Change to {name} undone', { name }),
    lent: t('Lent'),
    undo: t('Undo'),
    more: t('More actions for {name}', { name }),
    delete: t('Delete'),
    deleted: t('Sensor deleted'),
  }
}

const FIRST = { page: 1, size: 20, sort: 'name', direction: 'asc' } as const

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

for (const [locale, language] of [
  ['es-MX', 'es'],
  ['en-US', 'en'],
] as const) {
  test.describe(`a sensor in ${locale}`, () => {
    test.use({ locale })

    test('is registered, lent, returned, and retired, and mistakes are undone', async ({
      page,
      watch,
      admin,
      makeMember,
    }) => {
      watch(page)
      const mac = randomBytes(6).toString('hex')
      const name = `Polar H10 ${mac.slice(0, 8).toUpperCase()}`
      const words = await wordsIn(language, name)
      const member = await makeMember()
      await page.goto('/sensors')
      await page.getByRole('button', { name: words.add }).click()
      await page.getByRole('textbox', { name: words.name }).fill(name)
      await page.getByRole('textbox', { name: words.mac }).fill(mac.slice(1))
      await page.getByRole('button', { name: words.create }).click()
      await expect(page.getByText(words.noMac)).toBeVisible()
      await expect(page.getByRole('textbox', { name: words.mac })).toBeFocused()
      await page.getByRole('textbox', { name: words.mac }).fill(mac)
      await page.getByRole('button', { name: words.create }).click()
      await expect(page.getByText(words.created, { exact: true })).toBeVisible()

      await page.getByRole('searchbox', { name: words.name, exact: true }).fill(name)
      await page.getByRole('button', { name: words.search, exact: true }).click()
      const row = rowOf(page, name)
      await expect(page.getByRole('row')).toHaveCount(2)
      await row.getByRole('button', { name: words.give }).click()
      await page.getByRole('dialog', { name: words.giveTo }).getByRole('combobox').fill(member.email)
      await page.getByRole('option', { name: member.email }).click()
      await expect(row).toContainText(member.email)
      await expect(row).toContainText(words.lent)
      await page.getByRole('button', { name: words.undo }).click()
      await expect(page.getByText(words.isWhereItWas, { exact: true })).toBeVisible()
      await expect(row).not.toContainText(member.email)

      const query = { ...FIRST, search: { column: 'name', text: name } } as const
      const { rows } = await admin.client.call(listSensors, { query })
      const { uuid = '' } = rows[0] ?? {}
      const params = { uuid }
      await admin.client.call(handOverSensor, { params, body: { from: null, to: member.uuid } })
      await page.reload()
      await row.getByRole('button', { name: words.takeBack }).click()
      await expect(page.getByText(words.isBack, { exact: true })).toBeVisible()
      await expect(row).not.toContainText(member.email)

      await row.getByRole('button', { name: words.more }).click()
      await page.getByRole('menuitem', { name: words.delete }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: words.delete }).click()
      await expect(page.getByText(words.deleted, { exact: true })).toBeVisible()
      await expect(row).toHaveCount(0)
    })
  })
}
