import { randomUUID } from 'node:crypto'

import { createAdmin, deleteAdmin } from '@repo/api-client/staff/staff-endpoints'

import { mailLink } from './mail-link.ts'
import { expect, test } from './members/member-test.ts'
import { saidIn } from './said.ts'

const CHOSEN = 'cuatro tazas azules de barro'

for (const [locale, language] of [
  ['es-MX', 'es'],
  ['en-US', 'en'],
] as const) {
  test.describe(`a forgotten password in ${locale}`, () => {
    test.use({ locale })

    test('is reset by the link of an email, which works once', async ({ browser, admin, baseURL }) => {
      const t = await saidIn(language)
      const email = `p-${randomUUID().slice(0, 8)}@demo.example`
      const person = { name: 'Beatriz', lastName1: 'Solís', lastName2: null, landline: null, mobilePhone: '5512345678' }
      const first = { password: 'la clave de antes', repeated: 'la clave de antes' }
      const body = { ...person, email, role: 'coach' as const, ...first }
      const { uuid } = await admin.client.call(createAdmin, { body })
      const page = await (await browser.newContext({ locale })).newPage()
      await page.goto(`${baseURL}/login`)
      await page.getByRole('link', { name: t('Forgot your password?') }).click()
      const send = page.getByRole('button', { name: t('Send link') })
      await send.click()
      await expect(page.getByText(t('Enter the email you sign in with'))).toBeVisible()
      await page.getByRole('textbox', { name: t('Email') }).fill(email)
      await send.click()
      await expect(page.getByText(t('Check your email'))).toBeVisible()

      const outbox = await (await browser.newContext()).newPage()
      const mail = outbox.getByRole('row').filter({ hasText: email }).getByRole('link')
      await expect(async () => {
        await outbox.goto(`${baseURL}/dev/outbox`)
        await expect(mail).toBeVisible({ timeout: 500 })
      }).toPass()
      await mail.click()
      const link = await mailLink(outbox, 'reset-password')
      await outbox.close()

      await page.goto(link)
      await page.reload()
      const choose = async () => {
        await page.getByRole('textbox', { name: t('New password'), exact: true }).fill(CHOSEN)
        await page.getByRole('textbox', { name: t('Confirm password'), exact: true }).fill(CHOSEN)
        await page.getByRole('button', { name: t('Save password') }).click()
      }
      await choose()
      await expect(page.getByRole('button', { name: t('Sign in') })).toBeVisible()
      await page.getByRole('textbox', { name: t('Email') }).fill(email)
      await page.getByRole('textbox', { name: t('Password'), exact: true }).fill(CHOSEN)
      await page.getByRole('button', { name: t('Sign in') }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('Dashboard') })).toBeVisible()

      await page.goto('about:blank')
      await page.goto(link)
      await choose()
      await expect(page.getByRole('link', { name: t('Request a new link') })).toBeVisible()
      await page.close()
      await admin.client.call(deleteAdmin, { params: { uuid } })
    })
  })
}
