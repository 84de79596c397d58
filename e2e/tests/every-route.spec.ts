import type { Browser, Page } from '@playwright/test'
import { logOut } from '@repo/api-client/auth/account-endpoints'
import { listChallenges } from '@repo/api-client/challenges/list-challenges'
import { viewOf } from '@repo/api-client/core/list'
import { listDisplays, updateDisplay } from '@repo/api-client/displays/manage-displays'
import { pairDisplay } from '@repo/api-client/displays/pairing'
import { listMembers } from '@repo/api-client/members/list-members'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'

import { expect, test } from './class-test.ts'
import { faultsOfView, seeView } from './faults-of-view.ts'
import { panelRoutes, PUBLIC_ROUTES } from './panel-routes.ts'
import { type Language, saidIn } from './said.ts'
import { smallTargetsOf } from './small-targets.ts'
import { giveSession, openStaffSession } from './staff-session.ts'

const es = await saidIn('es')

const LOCALES = { en: 'en-US', es: 'es-MX' } as const

/** Two tabs, because a machine seldom has more cores to spare. */
const openTabs = async (browser: Browser, language: Language, watch: (page: Page) => void) => {
  const context = await browser.newContext({ locale: LOCALES[language], reducedMotion: 'reduce' })
  const pages = [await context.newPage(), await context.newPage()] as const
  for (const page of pages) watch(page)
  return { context, pages }
}

const look = async (pages: readonly Page[], addresses: readonly string[]): Promise<readonly string[]> => {
  const left = [...addresses]
  const faults: string[] = []
  const walk = async (page: Page): Promise<void> => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      await page.goto(address)
      faults.push(...(await faultsOfView(page, address)))
    }
  }
  await Promise.all(pages.map(walk))
  return faults
}

/** Texts covered by the button, which appears with a mouse movement. */
const coveredBy = async (page: Page, button: string): Promise<readonly string[]> => {
  await page.mouse.move(200, 200)
  await page.mouse.move(220, 220)
  await expect(page.locator('main[data-awake=true]')).toBeVisible()
  const under = await page.getByRole('button', { name: button }).boundingBox()
  return page.locator('main li').evaluateAll(
    (items, box) =>
      items.flatMap((item) => {
        const text = document.createRange()
        text.selectNodeContents(item)
        const isUnder = ({ left, right, top, bottom }: DOMRect): boolean =>
          box === null || (left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y)
        return [...text.getClientRects()].some(isUnder) ? [item.textContent ?? ''] : []
      }),
    under,
  )
}

// some hundred views, each with all axe rules
test.describe.configure({ timeout: 600_000 })

/** Spanish texts are longer; stories cover English. */
const TAGS = { en: '@night', es: '@small' } as const

for (const language of ['en', 'es'] as const) {
  test.describe(`screens of the panel, in ${language}`, { tag: TAGS[language] }, () => {
    for (const part of [0, 1, 2])
      test(`part ${part + 1} of 3 has no fault`, async ({ browser, watch, baseURL }) => {
        const { context, pages } = await openTabs(browser, language, watch)
        const { client, ...session } = await openStaffSession(baseURL ?? '', 'admin@demo.example')
        await giveSession(pages[0], { client, ...session })
        const { rows: members } = await client.call(listMembers, { query: viewOf(listMembers) })
        const { rows: trainings } = await client.call(listTrainings, { query: viewOf(listTrainings) })
        const { rows: challenges } = await client.call(listChallenges, { query: viewOf(listChallenges) })
        const ofUsers = challenges.find(({ modality }) => modality === 'user')
        const ofTeams = challenges.find(({ modality }) => modality === 'teams')
        const parts = [
          ...['address', 'gallery', 'streaming', 'types'].map((tab) => `/center?tab=${tab}`),
          `/users?metrics=${members[0]?.uuid}`,
          `/sessions?metrics=${trainings[0]?.uuid}`,
          `/challenges/${ofTeams?.uuid}`,
          '/nowhere',
        ]
        const screens = panelRoutes()
          .filter((path) => !PUBLIC_ROUTES.has(path))
          .map((path) => path.replace('$uuid', ofUsers?.uuid ?? ''))
        expect(screens.length).toBeGreaterThan(10)
        const addresses = [...screens, ...parts].filter((_, index) => index % 3 === part)
        expect(await look(pages, addresses)).toEqual([])
        await context.close()
        await client.call(logOut, {})
      })
  })

  test(`every public page and the phone’s pages have no fault, in ${language}`, async ({
    browser,
    watch,
    startClass,
  }) => {
    const { context, pages } = await openTabs(browser, language, watch)
    const { roomUuid } = await startClass('Sala Fuego')
    const phone = ['/join/', '/join/nowhere', `/join/${roomUuid}`]
    const open = panelRoutes().filter((path) => PUBLIC_ROUTES.has(path))
    expect(await look(pages, [...open, '/meet/', '/live/', ...phone])).toEqual([])
    await context.close()
  })
}

test('every control on a phone is as large as a finger', async ({ browser, watch, baseURL, startClass }) => {
  const context = await browser.newContext({
    locale: 'es-MX',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  watch(page)
  const session = await openStaffSession(baseURL ?? '', 'admin@demo.example')
  const small: string[] = []
  const walk = async (addresses: readonly string[]): Promise<void> => {
    for (const address of addresses) {
      await page.goto(address)
      await seeView(page)
      small.push(...(await smallTargetsOf(page, address)))
    }
  }
  const { roomUuid } = await startClass('Sala Fuego')
  await walk([
    '/login',
    '/ask',
    '/forgot-password',
    '/help',
    '/help/users',
    '/join/',
    '/join/nowhere',
    `/join/${roomUuid}`,
    '/live/',
  ])
  await giveSession(page, session)
  await walk(panelRoutes().filter((path) => !PUBLIC_ROUTES.has(path) && !path.includes('$')))
  await walk(['/center?tab=types'])
  await page.goto('/users')
  await expect(page.getByRole('heading', { level: 2, name: 'Latido Demo' })).toBeAttached()
  // the center's name must not stretch the bar
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(64)
  await page.goto('/users?add=true')
  await expect(page.getByRole('dialog')).toBeVisible()
  small.push(...(await smallTargetsOf(page, 'a new user')))
  expect(small).toEqual([])
  // an open page would continue to send calls, which are refused
  await context.close()
  await session.client.call(logOut, {})
})

test('a display has no fault from its code to its class', async ({ browser, watch, baseURL, startClass }) => {
  const { context, pages } = await openTabs(browser, 'es', watch)
  const [page] = pages
  const faults = [...(await look([page], ['/live/']))]
  const code = ((await page.getByRole('status', { name: es('Pairing code') }).textContent()) ?? '').replace(/\D/g, '')
  const { client } = await openStaffSession(baseURL ?? '', 'coach@demo.example')
  const { uuid } = await client.call(pairDisplay, { body: { code, name: 'Muro' } })
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Sala Fuego' }) })
  await expect(card).toBeVisible()
  faults.push(...(await faultsOfView(page, 'rooms')))
  await card.getByRole('button', { name: es('Show this room') }).click()
  await expect(page.getByText(es('Waiting for the coach to start a class.'))).toBeVisible()
  faults.push(...(await faultsOfView(page, 'waits')))
  await expect(async () => expect(await coveredBy(page, es('Full screen'))).toEqual([])).toPass()
  const walls = await client.call(listDisplays, {})
  for (const { name, settings } of walls.filter((one) => one.uuid === uuid))
    await client.call(updateDisplay, {
      params: { uuid },
      body: { name, settings: { ...settings, idleView: 'ranking' } },
    })
  await client.call(logOut, {})
  await expect(page.getByRole('heading', { name: es('Challenge ranking') })).toBeVisible()
  faults.push(...(await faultsOfView(page, 'ranking')))
  await startClass('Sala Fuego')
  await expect(page.getByText(es('No one has joined yet'))).toBeVisible()
  faults.push(...(await faultsOfView(page, 'class')))
  expect(faults).toEqual([])
  await context.close()
})
