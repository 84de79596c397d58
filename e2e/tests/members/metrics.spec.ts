import type { Page } from '@playwright/test'

import { expect, factOf, openListWith, test, today, type Athlete } from './member-test.ts'
import { LANGUAGES, type MemberWords } from './words.ts'

const DAY_MS = 86_400_000

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)

const amountOf = (seconds: number): string => {
  const minutes = seconds / 60
  const whole = Math.round(minutes)
  return minutes > 60
    ? `${(minutes / 60).toFixed(2)} h ${Math.floor(whole / 60)} h ${whole % 60} min`
    : `${minutes.toFixed(2)} min`
}

const expectTrainings = (page: Page, words: MemberWords, athlete: Athlete) =>
  expect(factOf(page, words.trainings)).toHaveText(String(athlete.lastDays.length))

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

test.describe('the metrics of a user', () => {
  const { locale, words } = LANGUAGES[1]
  test.use({ locale })

  test('open from the list with the last seven days, the user, and the totals', async ({ page, watch, athlete }) => {
    watch(page)
    const row = await openListWith(page, athlete)
    await row.getByRole('button', { name: words.metricsOf(athlete.name) }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.userMetrics })).toBeVisible()
    await expect(page.getByLabel(words.from, { exact: true })).toHaveValue(words.written(daysBefore(today(), 6)))
    await expect(page.getByLabel(words.to, { exact: true })).toHaveValue(words.written(today()))
    await expect(page.getByRole('radio', { name: words.sevenDays })).toBeChecked()

    const [year = '', month = '', day = ''] = athlete.birthday.split('-')
    await expect(factOf(page, words.name)).toHaveText(athlete.name)
    await expect(factOf(page, words.birthday)).toHaveText(`${month}/${day}/${year}`)
    await expect(factOf(page, words.age)).toHaveText(/^\d\d years$/)
    await expectTrainings(page, words, athlete)
    const seconds = athlete.lastDays.reduce((sum, one) => sum + one.seconds, 0)
    const calories = athlete.lastDays.reduce((sum, one) => sum + (one.calories ?? 0), 0)
    await expect(factOf(page, words.totalTime)).toHaveText(amountOf(seconds))
    await expect(factOf(page, words.calories)).toHaveText(`${calories.toLocaleString('en-US', TWO_DECIMALS)} kcal`)

    await page.getByRole('button', { name: words.backToUsers }).click()
    await expect(row).toContainText(athlete.email)
    await expect(page).toHaveURL(/search=/)
  })
})
