import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from './class-test.ts'
import { giveStrap } from './fake-strap.ts'
import { saidIn } from './said.ts'

const es = await saidIn('es')

test.use({ locale: 'es-MX', viewport: { width: 360, height: 740 } })

const joinIn = async (page: Page, roomUuid: string, code: string) => {
  await giveStrap(page)
  await page.goto(`/join/${roomUuid}`)
  await page.getByLabel(es('Your sign-in code')).fill(code)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: es('Join the class') }).click()
  await expect(page.getByRole('button', { name: es('Connect your strap') })).toBeVisible()
}

const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
}

const setStrap = (page: Page, change: Partial<Window['strap']>) =>
  page.evaluate((given) => void Object.assign(window.strap, given), change)

test(
  'a strap that hangs, falls silent, and loses the skin shows so, and a phone whose clock is set stays live',
  { tag: '@full' },
  async ({ page, watch, startClass }) => {
    watch(page)
    const open = await startClass('Sala Rítmica')
    await joinIn(page, open.roomUuid, '100009')
    await setStrap(page, { hangs: true })
    await page.getByRole('button', { name: es('Connect your strap') }).click()
    const name = 'Banda 42'
    await expect(page.getByText(es('Connecting to {name}…', { name }))).toBeVisible()
    await expect(page.getByText(es("{name} isn't responding. Trying again…", { name }))).toBeVisible({
      timeout: 15_000,
    })
    await setStrap(page, { hangs: false })
    await expect(page.getByText(es('{name} is connected', { name }))).toBeVisible({ timeout: 15_000 })
    const person = async () => (await open.packet()).data[0]
    await expect.poll(person).toMatchObject({ hr: 150, status: true })

    await setStrap(page, { isSilent: true })
    await expect(page.getByText(es('{name} sends no heart rate. Trying again…', { name }))).toBeVisible({
      timeout: 10_000,
    })
    await expectAccessible(page)
    await setStrap(page, { isSilent: false, heartRate: 151 })
    await expect(page.getByText(es('{name} is connected', { name }))).toBeVisible({ timeout: 15_000 })

    const tile = page.getByRole('group')
    for (const by of [-40_000, 3_600_000]) {
      await page.evaluate((ahead) => {
        const before = Date.now
        Date.now = () => before() + ahead
        window.strap.heartRate += 1
      }, by)
      const hr = await page.evaluate(() => window.strap.heartRate)
      await expect.poll(person, { timeout: 5000 }).toMatchObject({ hr })
      const measuredAt = (await person())?.measured_at ?? 0
      await expect.poll(async () => ((await person())?.measured_at ?? 0) > measuredAt, { timeout: 5000 }).toBe(true)
      await expect(tile).toHaveAttribute('data-signal', 'live')
    }

    await setStrap(page, { hasContact: false })
    await expect(tile).toContainText(es('No skin contact'), { timeout: 10_000 })
    await expect.poll(person).toMatchObject({ contact: false })
    const counted = (await person())?.calories_tot
    await expect(
      page.getByText(
        es("{name} isn't touching your skin, so nothing counts. Moisten the strap and tighten it.", { name }),
      ),
    ).toBeVisible()
    await expectAccessible(page)
    await setStrap(page, { hasContact: true, heartRate: 160 })
    await expect.poll(person).toMatchObject({ hr: 160 })
    expect((await person())?.calories_tot).toBeGreaterThanOrEqual(counted ?? 0)
    await expect(tile).toHaveAttribute('data-signal', 'live')
  },
)
