import { readFile } from 'node:fs/promises'

import type { Download, Locator, Page } from '@playwright/test'
import { findChromium, launchArguments } from '@repo/browser'

import { expect, openMetrics, seeToast, test, type Athlete } from './member-test.ts'
import { pdfLines, pdfText } from './pdf-lines.ts'
import { LANGUAGES, type MemberWords } from './words.ts'

// headless shells have no PDF viewer, and the panel then offers no file
test.use({ launchOptions: { executablePath: findChromium(), args: launchArguments() } })

const openReport = async (page: Page, words: MemberWords, athlete: Athlete): Promise<Locator> => {
  await openMetrics(page, athlete)
  await page.getByRole('button', { name: words.report, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words.report })
  await expect(dialog).toBeVisible()
  return dialog
}

const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click()

const bytesOf = async (download: Download): Promise<Uint8Array> => new Uint8Array(await readFile(await download.path()))

const savedPdf = async (page: Page, words: MemberWords, dialog: Locator): Promise<Download> => {
  await press(dialog, words.download)
  const preview = page.getByRole('dialog', { name: words.preview })
  await expect(preview.getByTitle(words.preview)).toHaveAttribute('src', /^blob:/)
  const arriving = page.waitForEvent('download')
  await press(preview, words.savePdf)
  return arriving
}

const chooseLanguage = (dialog: Locator, words: MemberWords, language: string) =>
  dialog.getByRole('radiogroup', { name: words.reportLanguage }).getByRole('radio', { name: language }).click()

const SENDING = '**/api/v2/report/training-user'

for (const { language, locale, words } of LANGUAGES) {
  test.describe(`the report of a user in ${language}`, () => {
    test.use({ locale })

    test('is shown as a PDF in a frame with the same text and without blank lines', async ({
      page,
      watch,
      athlete,
    }) => {
      watch(page)
      const dialog = await openReport(page, words, athlete)
      await chooseLanguage(dialog, words, words.language)
      await dialog
        .getByRole('textbox', { name: words.comments })
        .fill('¡Enhorabuena, Íñigo!\n\n\n \nMañana más: pingüinos')
      // the type's name is in the reader's language
      const newest = dialog.getByRole('table', { name: words.reportTrainings }).getByRole('row').nth(1)
      const trainingType = (await newest.getByRole('cell').nth(2).textContent()) ?? ''
      expect(trainingType).not.toBe('')
      const pdf = await savedPdf(page, words, dialog)
      expect(pdf.suggestedFilename()).toContain(athlete.name)
      const lines = await pdfLines(await bytesOf(pdf))
      const text = lines.map((line) => line.text).join(' ')
      for (const expected of [
        words.reportOf(`${athlete.name} ${athlete.lastName}`),
        ...words.pdfLabels,
        words.comments,
        'Latido Demo',
        trainingType,
      ])
        expect(text).toContain(expected)
      const [first, second] = ['¡Enhorabuena, Íñigo!', 'Mañana más: pingüinos'].map((said) =>
        lines.find((line) => line.text === said),
      )
      expect((first?.y ?? 0) - (second?.y ?? 0)).toBeGreaterThan(0)
      expect((first?.y ?? 0) - (second?.y ?? 0)).toBeLessThan(20)
      await press(page.getByRole('dialog', { name: words.preview }), words.back)
      await expect(page.getByRole('textbox', { name: words.comments })).toHaveValue(/pingüinos$/)
    })

    test('is sent with a notice, its dialog closes, and email and PDF are in the chosen language', async ({
      page,
      watch,
      athlete,
    }) => {
      watch(page)
      const said = `Hasta pronto ${Date.now()}`
      const dialog = await openReport(page, words, athlete)
      await dialog.getByRole('textbox', { name: words.comments }).fill(said)
      // the center's language is Spanish; the Spanish-speaking user chooses English
      await expect(dialog.getByRole('radio', { name: 'Español' })).toBeChecked()
      const written = LANGUAGES.find((other) => other.language !== language)?.words ?? words
      await chooseLanguage(dialog, words, written.language)
      await press(dialog, words.send)
      await seeToast(page, words.sent(athlete.email))
      const shownAt = Date.now()
      await expect(dialog).toHaveCount(0)
      expect(Date.now() - shownAt).toBeGreaterThan(2500)
      await expect(page.getByRole('heading', { level: 1, name: words.userMetrics })).toBeVisible()

      const outbox = await page.context().newPage()
      const mails = outbox.getByRole('row').filter({ hasText: athlete.email })
      await expect(async () => {
        await outbox.goto('/dev/outbox')
        await mails.first().getByRole('link').click()
        const arriving = outbox.waitForEvent('download')
        await outbox.getByRole('link', { name: /\.pdf$/ }).click()
        const text = await pdfText(await bytesOf(await arriving))
        expect(text).toContain(said)
        for (const expected of written.pdfLabels) expect(text).toContain(expected)
        // the API was called in English
        const types = written.language === 'English' ? athlete.lastDays.map((one) => one.type) : []
        for (const type of types) expect(text).toContain(type)
      }).toPass()
      await expect(outbox.getByRole('heading', { level: 1 })).toHaveText(written.mailSubject)
    })
  })
}

test.describe('the report of a user', () => {
  const { locale, words } = LANGUAGES[0]
  test.use({ locale })

  test('shows an error if it cannot be sent, and its dialog closes', async ({ page, athlete }) => {
    await page.route(SENDING, (route) => route.fulfill({ status: 500, json: {} }))
    const dialog = await openReport(page, words, athlete)
    await press(dialog, words.send)
    await seeToast(page, words.general)
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: words.userMetrics })).toBeVisible()
  })

  test('over the limit shows when to retry, and what was written is there again', async ({ page, athlete }) => {
    const notice = 'Demasiados intentos. Intenta de nuevo en 12 minutos.'
    await page.route(SENDING, (route) =>
      route.fulfill({ status: 429, json: { code: 'rate-limited', message: notice } }),
    )
    const dialog = await openReport(page, words, athlete)
    const comments = dialog.getByRole('textbox', { name: words.comments })
    await comments.fill('Muy buen mes.')
    await press(dialog, words.takeOut(1))
    await press(dialog, words.send)
    await seeToast(page, notice)
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: words.openAgain }).click()
    await expect(comments).toHaveValue('Muy buen mes.')
    await expect(dialog.getByText(words.takenOut(1))).toBeVisible()
    await press(dialog, words.cancel)
    await page.getByRole('alertdialog').getByRole('button', { name: words.discard }).click()
    await page.getByRole('button', { name: words.report, exact: true }).click()
    await expect(comments).toHaveValue('')
  })
})
