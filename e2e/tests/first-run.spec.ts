import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { ownServer } from './own-server.ts'
import { saidIn } from './said.ts'

const es = await saidIn('es')
const done = (count: number) =>
  es('{count, plural, one {# of {total} done} other {# of {total} done}}', { count, total: 5 })

test.use({ locale: 'es-MX', timezoneId: 'America/Tijuana' })
test.describe.configure({ mode: 'serial' })

const PASSWORD = 'remo y bicicleta 7'
const server = ownServer({ DEMO: '0', PORT: '0' })
let link = ''
let origin = ''

test.beforeAll(async () => {
  link = /http:\S+\/setup#\S+/.exec(await server.start())?.[0] ?? ''
  origin = new URL(link).origin
})
test.afterAll(() => server.remove())

const fillIn = async (page: Page) => {
  await page.getByRole('textbox', { name: es('Center name') }).fill('Gimnasio Norte')
  await page.getByRole('textbox', { name: es('Name'), exact: true }).fill('Ana')
  await page.getByRole('textbox', { name: es('First last name') }).fill('Robles')
  await page.getByRole('textbox', { name: es('Email') }).fill('ana@gym.example')
  await page.getByRole('textbox', { name: es('Password') }).fill(PASSWORD)
}
const signIn = async (page: Page) => {
  await page.goto(origin)
  await page.getByRole('textbox', { name: es('Email') }).fill('ana@gym.example')
  await page.getByRole('textbox', { name: es('Password') }).fill(PASSWORD)
  await page.getByRole('button', { name: es('Sign in') }).click()
  await page.getByRole('button', { name: es('End session and sign in') }).click()
  await expect(page.getByRole('heading', { level: 1, name: es('Dashboard') })).toBeVisible()
}

test('before the first run every page says in both languages that there is no center', async ({ page }) => {
  for (const path of ['/', '/live/', '/join/', '/users']) {
    await page.goto(origin + path)
    await expect(page.getByText("This center isn't set up yet.")).toBeVisible()
    await expect(page.getByText('Este centro aún no está configurado.')).toBeVisible()
  }
  await page.goto(`${origin}/setup`)
  await expect(page.getByRole('heading', { name: es("This center isn't set up yet") })).toBeVisible()
  await page.goto(`${origin}/setup#wrong`)
  await page.reload()
  await expect(page.getByRole('heading', { name: es("This link isn't valid") })).toBeVisible()
})

for (const width of [360, 1366]) {
  test(`the form at ${width} px names what is missing and fits`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 })
    await page.goto(link)
    await expect(page.getByRole('combobox', { name: es('Time zone') })).toHaveValue('America/Tijuana')
    await page.getByRole('button', { name: es('Create the center') }).click()
    const summary = page.getByRole('group', { name: es('Check these fields') })
    await expect(summary).toBeFocused()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await expect(summary.getByRole('button')).toHaveCount(5)
    await summary.getByRole('button', { name: es('Email') }).click()
    await expect(page.getByRole('textbox', { name: es('Email') })).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('the link makes a center and leads to a dashboard with the first steps', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(link)
  await fillIn(page)
  await page.getByRole('textbox', { name: es('Add another address') }).fill('https://Gym.Localhost/')
  await page.getByRole('button', { name: es('Add') }).click()
  await page.getByRole('textbox', { name: es('Password') }).fill('password1')
  await page.getByRole('button', { name: es('Create the center') }).click()
  await expect(page.getByText(es('This password is too common. Choose another one.')).first()).toBeVisible()
  await page.getByRole('textbox', { name: es('Password') }).fill(PASSWORD)
  await page.getByRole('button', { name: es('Create the center') }).click()
  await page
    .getByRole('dialog', { name: es('Usage agreement') })
    .getByRole('button', { name: es('Accept') })
    .click()
  await expect(page.getByText(es('Agreement accepted'), { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: es('Dashboard') })).toBeVisible()
  await expect(page.getByText(done(0))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expect(page).toHaveURL(`${origin}/`)
})

test('the used link is refused, the other address leads to the center, and a third address to none', async ({
  page,
}) => {
  await page.goto(link)
  await expect(page.getByRole('heading', { name: es('This center is already set up') })).toBeVisible()
  await page.getByRole('link', { name: es('Sign in') }).click()
  await expect(page.getByRole('heading', { name: 'Gimnasio Norte' })).toBeVisible()
  await page.goto(origin.replace('localhost', 'gym.localhost'))
  await expect(page.getByRole('heading', { name: 'Gimnasio Norte' })).toBeVisible()
  await page.goto(origin.replace('localhost', 'other.localhost'))
  await expect(page).toHaveURL(/\/rook$/)
})

test('the first steps check themselves off, and can be dismissed for every browser', async ({ page, browser }) => {
  await signIn(page)
  const steps = page.getByRole('listitem').filter({ hasText: new RegExp([es('To do'), es('Done')].join('|')) })
  await expect(steps).toHaveCount(5)
  await steps
    .filter({ hasText: es('Add your users') })
    .getByRole('link', { name: es('Open') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: es('Name'), exact: true }).fill('Beatriz')
  await dialog.getByRole('textbox', { name: es('First last name') }).fill('Solís')
  await dialog.getByRole('textbox', { name: es('Email') }).fill('bea@gym.example')
  await dialog.getByRole('textbox', { name: es('Pseudonym') }).fill('Colibrí')
  await dialog.getByLabel(es('Birthday')).fill('04/05/1990')
  await dialog.getByRole('combobox', { name: es('Sex') }).click()
  await page.getByRole('option', { name: es('Female') }).click()
  await dialog.getByRole('button', { name: es('Add user') }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: es('Dashboard') }).click()
  await expect(page.getByText(done(1), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: es('Dismiss') }).click()
  await expect(page.getByRole('heading', { name: es('Get started') })).toHaveCount(0)

  const elsewhere = await browser.newPage({ locale: 'es-MX' })
  await signIn(elsewhere)
  await expect(elsewhere.getByRole('heading', { name: es('Get started') })).toHaveCount(0)
  await elsewhere.close()
})
