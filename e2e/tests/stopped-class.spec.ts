import type { Page } from '@playwright/test'

import { expect, test } from './class-test.ts'
import { giveStrap } from './fake-strap.ts'
import { cardOf } from './hang-wall.ts'
import { saidIn } from './said.ts'

const es = await saidIn('es')

test.use({ locale: 'es-MX' })

const joinWithStrap = async (page: Page, roomUuid: string, code: string) => {
  await giveStrap(page)
  await page.goto(`/join/${roomUuid}`)
  await page.getByLabel(es('Your sign-in code')).fill(code)
  const consent = es(
    'I agree that the display in this room shows what I choose below, and that my heart rate is saved with my sessions.',
  )
  await page.getByRole('checkbox', { name: consent }).check()
  await page.getByRole('button', { name: es('Join the class') }).click()
  await page.getByRole('button', { name: es('Connect your strap') }).click()
  await expect(page.getByRole('group')).toContainText('150')
}

test('a class stopped by mistake continues with the phone and the strap that were in it', async ({
  page,
  watch,
  startClass,
}) => {
  watch(page)
  const open = await startClass('Sala Rítmica')
  await joinWithStrap(page, open.roomUuid, '100003')
  await open.stop()
  await expect(page.getByRole('heading', { level: 1, name: es('Class finished') })).toBeVisible()
  await page.evaluate(() => Object.assign(window.strap, { heartRate: 155 }))
  await open.continueClass()
  await expect(page.getByRole('group')).toContainText('155')
  await expect(page.getByText(es('{name} is connected', { name: 'Banda 42' }))).toBeVisible()
  await expect.poll(async () => (await open.packet()).data[0]).toMatchObject({ hr: 155, status: true })
  await open.stop()
  await expect(page.getByRole('heading', { level: 1, name: es('Class finished') })).toBeVisible()
})

test('a member who leaves on the phone frees the spot for the next one', async ({ page, watch, startClass }) => {
  watch(page)
  const open = await startClass('Sala Rítmica', 1)
  await joinWithStrap(page, open.roomUuid, '100004')
  await page.getByRole('button', { name: es('Leave the class') }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: es('Leave') }).click()
  await expect.poll(async () => (await open.packet()).data).toEqual([])
  await page.goto(`/join/${open.roomUuid}`)
  await joinWithStrap(page, open.roomUuid, '100006')
  expect((await open.packet()).data).toHaveLength(1)
})

test('the panel shows within two seconds that it is offline, and no longer once it is back', async ({
  page,
  login,
  startClass,
}) => {
  await startClass('Sala Rítmica')
  await login(page, 'coach@demo.example')
  await page.goto('/rookremote')
  await cardOf(page, 'Sala Rítmica')
    .getByRole('button', { name: es('Watch {name}', { name: 'Sala Rítmica' }) })
    .click()
  await expect(page.getByRole('button', { name: es('Stop class') })).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText(/^Sin conexión desde las/)).toBeVisible({ timeout: 2000 })
  await page.context().setOffline(false)
  await expect(page.getByText(/^Sin conexión desde las/)).toHaveCount(0, { timeout: 6000 })
})
