import type { BrowserContext, Page } from '@playwright/test'
import { logOut } from '@repo/api-client/auth/account-endpoints'
import { pairDisplay } from '@repo/api-client/displays/pairing'

import { expect, test } from './fixtures.ts'
import { saidIn } from './said.ts'
import { giveSession, openStaffSession } from './staff-session.ts'
import { startStaffedClass } from './staffed-class.ts'
import { openVersionProxy, type VersionProxy } from './version-proxy.ts'

const es = await saidIn('es')

test.use({ locale: 'es-MX' })

const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active !== null))

const visit = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(address)
  await expect(page.getByRole('main')).toBeVisible()
  return page
}

/** Code is cached after 10 s without activity. */
const beIdle = async (page: Page): Promise<void> => {
  await page.clock.fastForward('00:11')
  await isKept(page)
}

const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(globalThis, { isSamePage: true }))
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isSamePage' in globalThis)

const withVersions = async (baseURL: string | undefined, work: (proxy: VersionProxy) => Promise<void>) => {
  const proxy = await openVersionProxy(baseURL ?? '')
  try {
    await work(proxy)
  } finally {
    proxy.close()
  }
}

/** Idle: the code is cached and the server's version has been read. */
const rest = async (page: Page, { looks }: VersionProxy, time: string): Promise<void> => {
  await page.clock.fastForward(time)
  await isKept(page)
  await expect.poll(looks).toBeGreaterThan(1)
}

/** A visibility change triggers the version check. */
const lookAgain = async (page: Page, { looks }: VersionProxy): Promise<void> => {
  const before = looks()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(looks).toBeGreaterThan(before)
}

for (const path of ['/login', '/live/', '/join/']) {
  test(`a second visit of ${path} has its code cached, and loads the page from the server`, async ({ context }) => {
    const first = await visit(context, path)
    await beIdle(first)
    const kept = await first.evaluate(async () => {
      const names = await caches.keys()
      const inEach = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return inEach.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.length).toBeGreaterThan(5)
    expect(kept.filter((one) => !/\/assets\/[^/]+\.(?:js|css|woff2)$/.test(one))).toEqual([])
    await first.close()
    const second = await context.newPage()
    const came = new Map<string, boolean>()
    second.on('response', (response) => {
      const { pathname } = new URL(response.url())
      came.set(pathname, response.fromServiceWorker())
    })
    await second.goto(path)
    await expect(second.getByRole('main')).toBeVisible()
    const code = [...came].filter(([one]) => /\/assets\/.*\.js$/.test(one))
    expect(code.length).toBeGreaterThan(1)
    expect(code.filter(([, isFromWorker]) => !isFromWorker)).toEqual([])
    expect([...came].filter(([one, isFromWorker]) => isFromWorker && !one.includes('/assets/'))).toEqual([])
  })
}

test('a new version comes with the page after next, and not under an open one', async ({ context, baseURL }) => {
  await withVersions(baseURL, async (proxy) => {
    const address = `${proxy.origin}/login`
    const first = await visit(context, address)
    await beIdle(first)
    await expect.poll(() => first.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    const waits = (page: Page) =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'nothing')
    proxy.bringNew()
    await first.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect.poll(() => waits(first)).toBe('installed')
    // the second page keeps the new worker waiting
    const second = await visit(context, address)
    await expect.poll(() => second.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    expect(await waits(second)).toBe('installed')
    await first.close()
    await second.reload()
    await expect(second.getByRole('main')).toBeVisible()
    await beIdle(second)
    await expect.poll(() => waits(second)).toBe('nothing')
  })
})

test('a wall takes a new version between classes', async ({ browser, watch, baseURL }) => {
  const context = await browser.newContext({ locale: 'es-MX' })
  const wall = await context.newPage()
  watch(wall)
  await wall.clock.install()
  await withVersions(baseURL, async (proxy) => {
    await wall.goto(`${proxy.origin}/live/`)
    const code = wall.getByRole('status', { name: es('Pairing code') })
    await expect(code).toHaveText(/\d{3} \d{3}/)
    const { client } = await openStaffSession(baseURL ?? '', 'coach@demo.example')
    const shown = ((await code.textContent()) ?? '').replaceAll(/\D/g, '')
    await client.call(pairDisplay, { body: { code: shown, name: 'Muro' } })
    await client.call(logOut, {})
    const card = wall.getByRole('article').filter({ has: wall.getByRole('heading', { name: 'Sala Fuego' }) })
    await card.getByRole('button', { name: es('Show this room') }).click()
    await expect(wall.getByText(es('Waiting for the coach to start a class.'))).toBeVisible()
    await rest(wall, proxy, '09:00')
    const training = await startStaffedClass(baseURL ?? '', 'Sala Fuego', 10)
    await expect(wall.getByText(es('No one has joined yet'))).toBeVisible()
    await mark(wall)
    proxy.bringNew()
    // the version check runs every 10 minutes
    await wall.clock.fastForward('01:30')
    const newest = () =>
      wall.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'nothing')
    await expect.poll(newest).toBe('installed')
    await expect(wall.getByText(es('No one has joined yet'))).toBeVisible()
    expect(await isMarked(wall)).toBe(true)
    const reloaded = wall.waitForEvent('load')
    await training.undo()
    await reloaded
    await expect(wall.getByText(es('Waiting for the coach to start a class.'))).toBeVisible()
    await context.close()
  })
})

test('the panel announces a new version, and typed input is there after the update', async ({ page, baseURL }) => {
  await page.clock.install()
  await withVersions(baseURL, async (proxy) => {
    await giveSession(page, await openStaffSession(baseURL ?? '', 'admin@demo.example'))
    await page.goto(`${proxy.origin}/profile`)
    const landline = page.getByLabel(es('Landline'))
    await landline.fill('5555123456')
    await mark(page)
    await rest(page, proxy, '00:11')
    const notice = page.getByRole('listitem').filter({ hasText: es('A new version is available') })
    await lookAgain(page, proxy)
    await expect(notice).toHaveCount(0)
    proxy.bringNew()
    await lookAgain(page, proxy)
    await expect(notice).toBeVisible()
    expect(await isMarked(page)).toBe(true)
    const reloaded = page.waitForEvent('load')
    await notice.getByRole('button', { name: es('Reload') }).click()
    await reloaded
    await expect(landline).toHaveValue('5555123456')
    expect(await isMarked(page)).toBe(false)
    await page.getByRole('button', { name: es('Discard') }).click()
    await expect(landline).not.toHaveValue('5555123456')
  })
})

test("a member's page updates automatically, but not during a class", async ({ page, baseURL }) => {
  await page.clock.install()
  await withVersions(baseURL, async (proxy) => {
    const training = await startStaffedClass(baseURL ?? '', 'Sala Fuego', 10)
    await page.goto(`${proxy.origin}/join/${training.roomUuid}`)
    await expect(page.getByRole('button', { name: es('Join the class') })).toBeVisible()
    await mark(page)
    await rest(page, proxy, '00:11')
    proxy.bringNew()
    await lookAgain(page, proxy)
    await page.getByLabel(es('Your sign-in code')).fill('A1')
    expect(await isMarked(page)).toBe(true)
    const reloaded = page.waitForEvent('load')
    await training.undo()
    await reloaded
    await expect(page.getByText(es("There's no class in this room right now"))).toBeVisible()
  })
})
