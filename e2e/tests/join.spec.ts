import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { giveStrap, takeBluetooth } from './fake-strap.ts'
import { expect, test as base } from './fixtures.ts'
import { startStaffedClass, type StaffedClass } from './staffed-class.ts'

const test = base.extend<{ startClass: (roomName: string, capacity?: number) => Promise<StaffedClass> }>({
  startClass: async ({ baseURL }, provide) => {
    const started: StaffedClass[] = []
    await provide(async (roomName, capacity = 10) => {
      const one = await startStaffedClass(baseURL ?? '', roomName, capacity)
      started.push(one)
      return one
    })
    for (const one of started) await one.undo()
  },
})

test.use({ locale: 'es-MX', viewport: { width: 360, height: 740 } })

const fillIn = async (page: Page, code: string) => {
  await page.getByLabel('Tu código de acceso').fill(code)
  await page.getByRole('checkbox', { name: /Acepto que mi frecuencia cardiaca/ }).check()
  await page.getByRole('button', { name: 'Unirme a la clase' }).click()
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
  const answer = await page.goto(`/join/${open.roomUuid}`)
  expect(answer?.headers()['cache-control']).toBe('no-cache')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { level: 1, name: 'Sala Rítmica' })).toBeVisible()
  await expect(page.getByText('En curso · termina en 10 min')).toBeVisible()

  await page.getByRole('button', { name: 'Unirme a la clase' }).click()
  await expect(page.getByText('Escribe tu código')).toBeVisible()
  await expect(page.getByText('Sin tu consentimiento no puedes unirte')).toBeVisible()
  await expectAccessible(page)
  await fillIn(page, '100001')

  await page.getByRole('button', { name: 'Conecta tu banda' }).click()
  await expect(page.getByText('Banda 42 conectada')).toBeVisible()
  const tile = page.getByRole('group')
  await expect(tile).toContainText('150')
  await expect(tile).toContainText(/\d+%/)
  await expectAccessible(page)
  const person = async () => (await open.packet()).data[0]
  await expect.poll(person).toMatchObject({ hr: 150, status: true })
  const seen = await person()
  await expect(tile).toContainText(`${Math.floor(seen?.effort ?? -1)}%`)

  await page.evaluate(() => window.strap.drop())
  await expect(page.getByText(/Se perdió la señal de Banda 42/)).toBeVisible()
  await expect(tile).toHaveAttribute('data-signal', 'stale', { timeout: 10_000 })
  await page.evaluate(() => Object.assign(window.strap, { isNear: true, heartRate: 160 }))
  await expect(page.getByText('Banda 42 conectada')).toBeVisible({ timeout: 15_000 })
  await expect.poll(person).toMatchObject({ hr: 160 })

  await page.reload()
  await expect(tile).toContainText('160')
  await page.getByRole('button', { name: 'Conecta tu banda' }).click()
  await expect(page.getByText('Banda 42 conectada')).toBeVisible()
  expect((await open.packet()).data).toHaveLength(1)

  await open.stop()
  await expect(page.getByRole('heading', { level: 1, name: 'Clase terminada' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Tiempo en cada zona' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.getByRole('button', { name: 'Listo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Por ahora no hay clase en esta sala' })).toBeVisible()
})

test('what was measured without a network reaches the class once it is back', async ({ page, startClass }) => {
  await giveStrap(page)
  const open = await startClass('Sala Rítmica')
  await page.goto(`/join/${open.roomUuid}`)
  await fillIn(page, '100004')
  await page.getByRole('button', { name: 'Conecta tu banda' }).click()
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

test('a browser without Bluetooth says what to do, and a ban is told', async ({ page, startClass }) => {
  await takeBluetooth(page)
  const open = await startClass('Sala Rítmica')
  await page.goto('/join/')
  await page.getByRole('link', { name: /Sala Rítmica/ }).click()
  await fillIn(page, '999999')
  await expect(page.getByRole('alert')).toContainText('No conocemos ese código')
  await fillIn(page, '100005')
  await expect(page.getByText(/Chrome para Android/)).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText(/Chrome on Android/)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Español' }).click()

  const [person] = (await open.packet()).data
  await open.ban(person?.final_user_uuid ?? '')
  await expect(page.getByRole('heading', { level: 1, name: /El coach te sacó/ })).toBeVisible({ timeout: 10_000 })
  await page.getByRole('button', { name: 'Regresar' }).click()
  await fillIn(page, '100005')
  await expect(page.getByRole('alert')).toContainText(/No puedes entrar a esta sala hasta el .+ \(Mexico City\)\./)
})

test('a full class is told with its capacity, and what was typed stays', async ({ page, startClass, joinAs }) => {
  const open = await startClass('Sala Rítmica', 1)
  await joinAs('Sala Rítmica', ['100006'])
  await page.goto(`/join/${open.roomUuid}`)
  await fillIn(page, '100007')
  await expect(page.getByRole('alert')).toContainText('La clase está llena: ya hay 1 personas')
  await expect(page.getByLabel('Tu código de acceso')).toHaveValue('100007')
  await page.getByRole('radio', { name: 'Seudónimo' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Código' }).click()
  await expect(page.getByLabel('Tu código de acceso')).toHaveValue('100007')
})

test('a second phone waits for a yes on the first, which then stops', async ({ page, browser, watch, startClass }) => {
  await giveStrap(page)
  const open = await startClass('Sala Rítmica')
  await page.goto(`/join/${open.roomUuid}`)
  await fillIn(page, '100008')
  await page.getByRole('button', { name: 'Conecta tu banda' }).click()
  await expect.poll(async () => (await open.packet()).data[0]).toMatchObject({ hr: 150 })
  const pseudonym = (await open.packet()).data[0]?.pseudonym ?? ''

  const other = await browser.newContext({ locale: 'en-US', viewport: { width: 360, height: 740 } })
  const second = await other.newPage()
  await second.goto(`/join/${open.roomUuid}`)
  const ask = async () => {
    await second.getByRole('radio', { name: 'Pseudonym' }).click()
    await second.getByLabel('Your pseudonym').fill(pseudonym)
    await second.getByRole('checkbox', { name: /I agree/ }).check()
    await second.getByRole('button', { name: 'Join the class' }).click()
    await expect(second.getByRole('heading', { name: 'You are in this class with another phone' })).toBeVisible()
  }
  await ask()
  const question = page.getByText(`Otro teléfono quiere continuar como ${pseudonym}`)
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await expectAccessible(second)
  await page.getByRole('button', { name: 'Es mío', exact: true }).click()
  await expect(second.getByText(/You go on here/)).toBeVisible({ timeout: 10_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Continuaste con otro teléfono' })).toBeVisible()
  expect((await open.packet()).data).toHaveLength(1)
  watch(page)
  await page.getByRole('button', { name: 'Regresar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sala Rítmica' })).toBeVisible()
  await other.close()
})

test('a room that nobody knows is told, not waited for', async ({ page, watch }) => {
  watch(page)
  await page.goto('/join/7a52f3c0-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1, name: 'No conocemos esta sala' })).toBeVisible()
  await expectAccessible(page)
})
