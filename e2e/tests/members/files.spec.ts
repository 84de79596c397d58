import { readFile } from 'node:fs/promises'

import type { Download, Page } from '@playwright/test'
import { viewOf } from '@repo/api-client/core/list'
import { listMembers } from '@repo/api-client/members/list-members'
import { strFromU8, unzipSync } from 'fflate'
import papaparse from 'papaparse'

import { expect, openListWith, searchFor, test } from './member-test.ts'
import { LANGUAGES, type MemberWords } from './words.ts'

const exportAs = async (page: Page, words: MemberWords, name: string): Promise<Download> => {
  await page.getByRole('button', { name: words.export }).click()
  const arriving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name }).click()
  return arriving
}

const bytesOf = async (download: Download): Promise<Uint8Array> => new Uint8Array(await readFile(await download.path()))

const sheetOf = (file: Uint8Array): string[][] => {
  const parts = unzipSync(file)
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  return [...sheet.matchAll(/<row\b.*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<t\b[^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => text),
  )
}

for (const { language, locale, words } of LANGUAGES) {
  test.describe(`files of the users in ${language}`, () => {
    test.use({ locale })

    test('include an export of exactly the list as it is searched and sorted', async ({
      page,
      watch,
      admin,
      makeMember,
    }) => {
      watch(page)
      const formula = await makeMember({ name: '=1+1 Ñandú', lastName: 'Garcíadiego, "la Güera"' })
      const search = { column: 'lastName1', search: 'garc' } as const
      const query = viewOf(listMembers, { ...search, sort: 'email', direction: 'desc', size: 100 })
      const { rows: listed } = await admin.client.call(listMembers, { query })
      expect(listed.length).toBeGreaterThan(2)

      await page.goto('/users')
      await searchFor(page, words, 'garc', words.lastNames)
      const head = page.getByRole('columnheader', { name: words.email }).getByRole('button')
      await head.click()
      await head.click()
      await expect(page).toHaveURL(/direction=desc/)
      await expect(page.getByText(`${listed.length} ${words.found}`)).toBeVisible()

      const csv = await exportAs(page, words, words.csvFile)
      expect(csv.suggestedFilename()).toMatch(words.fileName)
      const text = Buffer.from(await bytesOf(csv)).toString('utf8')
      expect(text.startsWith('\uFEFF')).toBe(true)
      const [heads, ...rows] = papaparse.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data
      expect(heads).toEqual(words.csvHead)
      expect(rows.map((row) => row[4])).toEqual(listed.map(({ email }) => email))
      const own = rows.find((row) => row[4] === formula.email)
      // the apostrophe prevents formula injection
      expect(own?.slice(0, 3)).toEqual(["'=1+1 Ñandú", 'Garcíadiego, "la Güera"', ''])
      expect(own?.slice(5)).toEqual([words.female, '1994-03-09', ''])

      const xlsx = await exportAs(page, words, words.excelFile)
      expect(xlsx.suggestedFilename()).toMatch(words.fileName)
      const [sheetHeads, ...sheetRows] = sheetOf(await bytesOf(xlsx))
      expect(sheetHeads).toEqual(words.csvHead)
      const emailOf = (row: readonly string[]) => row.find((cell) => cell.includes('@'))
      expect(sheetRows.map(emailOf)).toEqual(listed.map(({ email }) => email))
    })
  })
}

test.describe('files of the users', () => {
  const { locale, words } = LANGUAGES[0]
  test.use({ locale })

  test('include all data of a user as one ZIP', async ({ page, watch, makeMember }) => {
    watch(page)
    const member = await makeMember()
    const row = await openListWith(page, member)
    await row.getByRole('button', { name: words.more(member.name) }).click()
    const arriving = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: words.downloadData }).click()
    const zip = await arriving
    expect(zip.suggestedFilename()).toMatch(/^member-data-.*\.zip$/)
    const parts = unzipSync(await bytesOf(zip))
    expect(Object.keys(parts)).toEqual(expect.arrayContaining(['data.json', 'profile.csv', 'weights.csv']))
    const json = strFromU8(parts['data.json'] ?? new Uint8Array())
    expect(json).toContain(member.email)
    expect(json).toContain('Ibáñez')
  })
})
