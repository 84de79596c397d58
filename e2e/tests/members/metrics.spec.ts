import type { Page } from '@playwright/test'

import {
  deafen,
  expect,
  factOf,
  inPounds,
  openListWith,
  openMetrics,
  test,
  today,
  type Athlete,
} from './member-test.ts'
import { LANGUAGES, type MemberWords } from './words.ts'

const DAY_MS = 86_400_000

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)

const figureOf = (page: Page, name: string) => page.getByRole('figure', { name, exact: true })

const amountOf = (seconds: number): string => {
  const minutes = seconds / 60
  const whole = Math.round(minutes)
  return minutes > 60
    ? `${(minutes / 60).toFixed(2)} h (${Math.floor(whole / 60)} h ${whole % 60} min)`
    : `${minutes.toFixed(2)} min`
}

const expectTrainings = (page: Page, words: MemberWords, athlete: Athlete) =>
  expect(factOf(page, words.trainings)).toHaveText(String(athlete.lastDays.length))

for (const { language, locale, words } of LANGUAGES) {
  test.describe(`the metrics of a user in ${language}`, () => {
    test.use({ locale })

    test('they open from the list on the last seven days, with who it is and what was reached', async ({
      page,
      watch,
      athlete,
    }) => {
      watch(page)
      const row = await openListWith(page, athlete)
      await row.getByRole('button', { name: words.metricsOf(athlete.name) }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.userMetrics })).toBeVisible()
      await expect(page.getByLabel(words.from, { exact: true })).toHaveValue(words.written(daysBefore(today(), 6)))
      await expect(page.getByLabel(words.to, { exact: true })).toHaveValue(words.written(today()))
      await expect(page.getByRole('radio', { name: words.sevenDays })).toBeChecked()

      const [year = '', month = '', day = ''] = athlete.birthday.split('-')
      await expect(factOf(page, words.name)).toHaveText(athlete.name)
      await expect(factOf(page, words.birthday)).toHaveText(
        language === 'es' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`,
      )
      await expect(factOf(page, words.age)).toHaveText(/^\d\d (?:años|years)$/)
      await expectTrainings(page, words, athlete)
      const seconds = athlete.lastDays.reduce((sum, one) => sum + one.seconds, 0)
      const calories = athlete.lastDays.reduce((sum, one) => sum + (one.calories ?? 0), 0)
      await expect(factOf(page, words.totalTime)).toHaveText(amountOf(seconds))
      await expect(factOf(page, words.calories)).toHaveText(`${Math.floor(calories).toLocaleString('en-US')} kcal`)

      await page.getByRole('button', { name: words.backToUsers }).click()
      await expect(row).toContainText(athlete.email)
      await expect(page).toHaveURL(/search=/)
    })

    test('a period is one of the usual ones or two typed dates, and a wrong one is told', async ({
      page,
      watch,
      athlete,
    }) => {
      watch(page)
      await openMetrics(page, athlete)
      const from = page.getByLabel(words.from, { exact: true })
      const to = page.getByLabel(words.to, { exact: true })
      const search = page.getByRole('form').getByRole('button', { name: words.show, exact: true })
      await page.getByRole('radio', { name: words.ninetyDays }).click()
      await expect(from).toHaveValue(words.written(daysBefore(today(), 89)))
      await expect(page).toHaveURL(new RegExp(`from=${daysBefore(today(), 89)}&to=${today()}`))
      await expect(page.getByRole('radio', { name: words.ninetyDays })).toBeChecked()

      await to.fill(words.written(daysBefore(today(), 200)))
      await search.click()
      await expect(page.getByRole('alert').filter({ hasText: words.endBeforeStart })).toBeVisible()
      await to.clear()
      await to.pressSequentially(words.written(daysBefore(today(), 200)).slice(0, 8).replaceAll('/', ''))
      await search.click()
      await expect(page.getByRole('alert').filter({ hasText: words.invalidDate })).toBeVisible()
      await from.fill('')
      await search.click()
      await expect(page.getByRole('alert').filter({ hasText: words.chooseBoth })).toBeVisible()
      await from.fill(words.written(daysBefore(today(), 6)))
      await to.fill(words.written(today()))
      await search.click()
      await expect(page).toHaveURL(new RegExp(`from=${daysBefore(today(), 6)}`))
      await expectTrainings(page, words, athlete)
      await page.reload()
      await expect(from).toHaveValue(words.written(daysBefore(today(), 6)))
      await page.goBack()
      await expect(from).toHaveValue(words.written(daysBefore(today(), 89)))
    })

    test('every chart is also a table and comes in large, and weights as a line or as bars', async ({
      page,
      watch,
      athlete,
    }) => {
      watch(page)
      await openMetrics(page, athlete, { from: daysBefore(today(), 89), to: today() })
      for (const name of [words.zones, words.types, words.weightChart]) {
        const figure = figureOf(page, name)
        await expect(figure.getByRole('img').first()).toHaveAccessibleName(/\d/)
        await figure.getByRole('button', { name: words.asTable }).click()
        await expect(figure.getByRole('table').getByRole('row').nth(1)).toBeVisible()
        if (name === words.zones) {
          await expect(figure.getByRole('rowheader')).toHaveText([...words.zoneNames])
        }
        await figure.getByRole('button', { name: words.asChart }).click()
        await figure.getByRole('button', { name: words.enlarge }).click()
        const large = page.getByRole('dialog', { name })
        await expect(large.getByRole('img').first()).toBeVisible()
        await large.getByRole('button', { name: words.close }).click()
        await expect(large).toHaveCount(0)
      }
      const weights = figureOf(page, words.weightChart)
      await expect(weights.getByRole('radio', { name: words.line })).toBeChecked()
      await weights.getByRole('radio', { name: words.bars }).click()
      await expect(weights.getByRole('radio', { name: words.bars })).toBeChecked()
      await expect(weights.getByRole('img').first()).toBeVisible()
    })
  })
}

test.describe('the metrics of a user', () => {
  const { locale, words } = LANGUAGES[1]
  test.use({ locale })

  test('without trainings and weights the charts say so, and unknown numbers are dashes', async ({
    page,
    watch,
    makeMember,
  }) => {
    watch(page)
    const member = await makeMember()
    await openMetrics(page, member, { from: '2020-01-01', to: '2020-01-31' })
    await expect(factOf(page, words.trainings)).toHaveText('0')
    await expect(page.getByText(words.noWeights)).toBeVisible()
    await expect(page.getByRole('figure').getByRole('img')).toHaveCount(0)
  })

  test('a center that measures in pounds reads weights in pounds', async ({ page, watch, athlete }) => {
    watch(page)
    await inPounds(page)
    await openMetrics(page, athlete, { from: daysBefore(today(), 89), to: today() })
    const figure = figureOf(page, words.weightChartPounds)
    await figure.getByRole('button', { name: words.asTable }).click()
    await expect(figure.getByRole('cell').first()).toHaveText(/^\d+(?:\.\d)? lb$/)
  })

  test('metrics that do not come say so, and come when asked again', async ({ page, athlete }) => {
    const trainings = '**/api/v2/trainings/user/**'
    // a change announced by somebody else would fetch them before the button is pressed
    await deafen(page)
    await page.route(trainings, (route) => route.fulfill({ status: 403, json: {} }))
    await openMetrics(page, athlete)
    await expect(page.getByText('Could not load the metrics')).toBeVisible()
    await page.unroute(trainings)
    await page.getByRole('button', { name: words.tryAgain }).click()
    await expectTrainings(page, words, athlete)
  })
})
