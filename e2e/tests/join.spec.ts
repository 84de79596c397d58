import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from './class-test.ts'
import { giveStrap, takeBluetooth } from './fake-strap.ts'
import { saidIn, type Said } from './said.ts'

const es = await saidIn('es')
const en = await saidIn('en')
const consent = (said: Said) =>
  said(
    'I agree that the display in this room shows what I choose below, and that my heart rate is saved with my sessions.',
  )
const otherBrowser = (said: Said) =>
  said(
    "This room only gets heart rates from phones. Join with Chrome on an Android phone to see yours. iPhones can't connect to a strap from a web page.",
  )

test.use({ locale: 'es-MX', viewport: { width: 360, height: 740 } })

const agree = async (page: Page) => {
  await page.getByRole('checkbox', { name: consent(es) }).check()
  await page.getByRole('button', { name: es('Join the class') }).click()
}

const fillIn = async (page: Page, code: string) => {
  await page.getByLabel(es('Your sign-in code')).fill(code)
  await agree(page)
}

const trainIn = async (page: Page, { roomUuid }: { readonly roomUuid: string }, code: string) => {
  await giveStrap(page)
  // as in the QR code of a member
  await page.goto(`/join/${roomUuid}#${code}`)
  await expect(page).toHaveURL(new RegExp(`/join/${roomUuid}$`))
  await expect(page.getByLabel(es('Your sign-in code'))).toHaveValue(code)
  await agree(page)
  await page.getByRole('button', { name: es('Connect your strap') }).click()
}

const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

test('a member trains with a strap, loses it, reloads the page and sees the result', async ({
  page,
  watch,
  startClass,
}) => {
  watch(page)
  await giveStrap(page)
  const open = await startClass('Sala Rítmica')
  // upper case, as in the QR code
  const answer = await page.goto(`/JOIN/${open.joinCode}`)
  expect(answer?.headers()['cache-control']).toBe('no-cache')
  await expect(page).toHaveURL(new RegExp(`/join/${open.roomUuid}$`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { level: 1, name: 'Sala Rítmica' })).toBeVisible()
  await expect(page.getByText(es('In progress · ends in {left} min', { left: 10 }))).toBeVisible()

  await page.getByRole('button', { name: es('Join the class') }).click()
  await expect(page.getByText(es('Enter your code'))).toBeVisible()
  await expect(page.getByText(es("You can't join without your consent"))).toBeVisible()
  await expectAccessible(page)
  await fillIn(page, '100001')

  await page.getByRole('button', { name: es('Connect your strap') }).click()
  await expect(page.getByText(es('{name} is connected', { name: 'Banda 42' }))).toBeVisible()
  const tile = page.getByRole('group')
  await expect(tile).toContainText('150')
  await expect(tile).toContainText(/\d+%/)
  await expectAccessible(page)
  const person = async () => (await open.packet()).data[0]
  await expect.poll(person).toMatchObject({ hr: 150, status: true })
  const seen = await person()
  await expect(tile).toContainText(`${Math.floor(seen?.effort ?? -1)}%`)

  await page.evaluate(() => window.strap.drop())
  await expect(page.getByText(es('Lost {name}. Reconnecting…', { name: 'Banda 42' }))).toBeVisible()
  await expect(tile).toHaveAttribute('data-signal', 'stale', { timeout: 10_000 })
  await page.evaluate(() => Object.assign(window.strap, { isNear: true, heartRate: 160 }))
  await expect(page.getByText(es('{name} is connected', { name: 'Banda 42' }))).toBeVisible({ timeout: 15_000 })
  await expect.poll(person).toMatchObject({ hr: 160 })

  await page.reload()
  await expect(tile).toContainText('160')
  await page.getByRole('button', { name: es('Connect your strap') }).click()
  await expect(page.getByText(es('{name} is connected', { name: 'Banda 42' }))).toBeVisible()
  expect((await open.packet()).data).toHaveLength(1)

  await open.stop()
  await expect(page.getByRole('heading', { level: 1, name: es('Class finished') })).toBeVisible()
  await expect(page.getByRole('list', { name: es('Time in each zone') })).toBeVisible()
  const challenges = page.getByRole('listitem').filter({ hasText: 'Noche de corazones' })
  await expect(challenges).toContainText(/Lugar \d+ de 48/)
  await page.getByRole('switch', { name: es('Email me my challenge results') }).click()
  await expect(page.getByText(es('Check your email'))).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['last-result'])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: es('Class finished') })).toBeVisible()
  await page.getByRole('button', { name: es('Done') }).click()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('result:')))).toEqual([])
  await expect(
    page.getByRole('heading', { level: 1, name: es("There's no class in this room right now") }),
  ).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: new RegExp(`^${es('Your last result')}`) }).click()
  await expect(page.getByRole('list', { name: es('Time in each zone') })).toBeVisible()
})

test('a result that is not available at once is requested again', async ({ page, startClass }) => {
  const open = await startClass('Sala Rítmica')
  await trainIn(page, open, '100005')
  await expect(page.getByRole('group')).toContainText('150')
  let failures = 0
  await page.route(/\/api\/v2\/participation(\?|$)/, async (route) => {
    failures += 1
    if (failures > 2) await route.continue()
    else await route.fulfill({ status: 500, json: {} })
  })
  await open.stop()
  await expect(page.getByRole('heading', { level: 1, name: es('Class finished') })).toBeVisible({ timeout: 15_000 })
  expect(failures).toBeGreaterThan(2)
})

test('what was measured without a network reaches the class once it is back', async ({ page, startClass }) => {
  const open = await startClass('Sala Rítmica')
  await trainIn(page, open, '100004')
  const person = async () => (await open.packet()).data[0]
  await expect.poll(person).toMatchObject({ hr: 150 })
  await page.context().setOffline(true)
  const kept = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('samples:')) ?? ''
      return (JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[]).length
    })
  await expect.poll(kept, { timeout: 20_000 }).toBeGreaterThan(3)
  await page.evaluate(() => Object.assign(window.strap, { heartRate: 165 }))
  await page.context().setOffline(false)
  await expect.poll(kept, { timeout: 30_000 }).toBeLessThan(2)
  await expect.poll(person).toMatchObject({ hr: 165 })
})

test('a browser without Bluetooth shows what to do, and a ban is shown', async ({ page, startClass }) => {
  await takeBluetooth(page)
  const open = await startClass('Sala Rítmica')
  await page.goto('/join/')
  await page.getByRole('link', { name: /Sala Rítmica/ }).click()
  await fillIn(page, '999999')
  await expect(page.getByRole('alert')).toContainText(es("We don't recognize that code or pseudonym"))
  await fillIn(page, '100005')
  await expect(page.getByText(otherBrowser(es))).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText(otherBrowser(en))).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Español' }).click()

  const [person] = (await open.packet()).data
  await open.ban(person?.final_user_uuid ?? '')
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: new RegExp(es('You were removed from {trainingName}', { trainingName: '' }).trim()),
    }),
  ).toBeVisible({ timeout: 10_000 })
  await page.getByRole('button', { name: es('Back') }).click()
  await fillIn(page, '100005')
  await expect(page.getByRole('alert')).toContainText(/No puedes entrar a esta sala hasta el .+ \(Ciudad de México\)\./)
})

test('a full class shows its capacity, and the typed code stays', async ({ page, startClass, joinAs }) => {
  const open = await startClass('Sala Rítmica', 1)
  await joinAs('Sala Rítmica', ['100006'])
  await page.goto(`/join/${open.roomUuid}`)
  await fillIn(page, '100007')
  await expect(page.getByRole('alert')).toContainText('La clase está llena. Lugares: 1.')
  await expect(page.getByLabel(es('Your sign-in code'))).toHaveValue('100007')
  await page.getByRole('radio', { name: es('Pseudonym') }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('radio', { name: es('Code') }).click()
  await expect(page.getByLabel(es('Your sign-in code'))).toHaveValue('100007')
})

test('a second phone waits for permission on the first, which then stops', async ({
  page,
  browser,
  watch,
  startClass,
}) => {
  await giveStrap(page)
  const open = await startClass('Sala Rítmica')
  await page.goto(`/join/${open.roomUuid}`)
  await fillIn(page, '100008')
  await page.getByRole('button', { name: es('Connect your strap') }).click()
  await expect.poll(async () => (await open.packet()).data[0]).toMatchObject({ hr: 150 })
  const pseudonym = (await open.packet()).data[0]?.pseudonym ?? ''

  const other = await browser.newContext({ locale: 'en-US', viewport: { width: 360, height: 740 } })
  const second = await other.newPage()
  await second.goto(`/join/${open.roomUuid}`)
  const requestJoin = async () => {
    await second.getByRole('radio', { name: en('Pseudonym') }).click()
    await second.getByLabel(en('Your pseudonym')).fill(pseudonym)
    await second.getByRole('checkbox', { name: consent(en) }).check()
    await second.getByRole('button', { name: en('Join the class') }).click()
    await expect(
      second.getByRole('heading', { name: en("You're already in this class on another phone") }),
    ).toBeVisible()
  }
  await requestJoin()
  const question = page.getByText(es('Another phone wants to continue as {pseudonym}', { pseudonym }))
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await expectAccessible(second)
  await page.getByRole('button', { name: es("It's mine"), exact: true }).click()
  await expect(
    second.getByText(en("You're continuing here; your other phone was disconnected. Connect your strap to this one.")),
  ).toBeVisible({ timeout: 10_000 })
  await expect(page.getByRole('heading', { level: 1, name: es('You continued on another phone') })).toBeVisible()
  expect((await open.packet()).data).toHaveLength(1)
  watch(page)
  await page.getByRole('button', { name: es('Back') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sala Rítmica' })).toBeVisible()
  await other.close()
})

test('an unknown room shows an error and no loading state', async ({ page, watch }) => {
  watch(page)
  await page.goto('/join/7a52f3c0-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1, name: es("We don't recognize this room") })).toBeVisible()
  await expectAccessible(page)
})
