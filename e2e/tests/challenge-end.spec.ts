import type { Page } from '@playwright/test'
import { createMember } from '@repo/api-client/members/save-member'

import { addGoal, createChallenge, kindsIn } from './challenge-forms.ts'
import { expect, test } from './fixtures.ts'
import { hangWall } from './hang-wall.ts'
import { mailLink } from './mail-link.ts'
import { changeMember, newEmail, storedMember } from './members/member-test.ts'
import { ownDemo } from './own-server.ts'
import { saidIn } from './said.ts'
import { openStaffSession, type StaffSession } from './staff-session.ts'
import { startStaffedClass } from './staffed-class.ts'

const es = await saidIn('es')
const en = await saidIn('en')
const { url, server } = ownDemo()

test.use({ locale: 'es-MX', baseURL: url, actionTimeout: 30_000 })
test.beforeAll(() => server.start())
test.afterAll(() => server.remove())

const DAY_MS = 86_400_000
/** The center's next day, as typed in Spanish. */
const tomorrow = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
}).format(Date.now() + DAY_MS)

const newMember = async ({ client }: StaffSession, name: string) => {
  const email = newEmail()
  const { uuid } = await client.call(createMember, { body: { email } })
  await changeMember(client, { uuid, email, name, lastName: 'Solís', pseudonym: `Faro ${name}` })
  const { signInCode } = await storedMember(client, uuid)
  return { uuid, email, name, pseudonym: `Faro ${name}`, signInCode: signInCode ?? '' }
}

const signInForDays = async (page: Page): Promise<void> => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: es('Email') }).fill('admin@demo.example')
  await page.getByRole('textbox', { name: es('Password') }).fill('demo-password')
  await page.getByRole('checkbox', { name: es('Remember me') }).check()
  await page.getByRole('button', { name: es('Sign in') }).click()
  await page.getByRole('button', { name: es('End session and sign in') }).click()
  await expect(page.getByRole('heading', { level: 1, name: es('Dashboard') })).toBeVisible()
}

const hangRanking = async (page: Page, wall: Page, room: string): Promise<void> => {
  await hangWall(page, wall, { name: 'Entrada', room })
  const settings = es('Settings for {name}', { name: 'Entrada' })
  await page.getByRole('button', { name: settings }).click()
  const shown = page.getByRole('radiogroup', { name: es('Between classes') })
  await shown.getByRole('radio', { name: es('Ranking') }).click()
  await page.getByRole('button', { name: es('Save changes') }).click()
  await expect(wall.getByRole('heading', { name: es('Challenge ranking') })).toBeVisible()
}

const mailsTo = async (page: Page, email: string) => {
  await page.goto('/dev/outbox')
  return page.getByRole('row').filter({ hasText: email }).getByRole('link')
}

const winnerOf = ({ hasTeams, hasUsers }: ReturnType<typeof kindsIn>[number]): string => {
  if (hasTeams) return 'Your team'
  return hasUsers ? 'You' : 'Your room'
}

test(
  'challenges of each type progress with a class, end on time, and are emailed, though the server is killed',
  { tag: '@full' },
  async ({ page, browser, joinAs }) => {
    test.setTimeout(400_000)
    const staff = await openStaffSession(url, 'admin@demo.example')
    const [ada, berta] = [await newMember(staff, 'Ada'), await newMember(staff, 'Berta')]
    await signInForDays(page)
    const wall = await browser.newPage({ viewport: { width: 1920, height: 1080 }, locale: 'es-MX', baseURL: url })
    await hangRanking(page, wall, 'Cycling')

    const [users, ...others] = kindsIn(es)
    if (users === undefined) throw new Error('there are no challenges of users')
    for (const kind of [...others, users]) {
      await page.goto('/challenges')
      const name = `Reto de ${kind.modality}`
      await createChallenge(page, es, { name, kind, emails: [ada.email, berta.email], endDay: tomorrow })
      await addGoal(page, es, { target: '1', points: '900' })
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: es('Progress') })
      .click()
    const cardOf = (name: string) => page.getByRole('article').filter({ hasText: name })
    await expect(cardOf(ada.name)).toContainText('0/1')

    await startStaffedClass(url, 'Sala Fuego', 10)
    const [phone] = await joinAs('Sala Fuego', [ada.signInCode])
    await phone?.requestResults()
    await expect(async () => {
      await phone?.beat(150)
      await expect(cardOf(ada.name)).toContainText('1/1', { timeout: 1500 })
    }).toPass()
    await expect(cardOf(berta.name)).toContainText('0/1')
    const mailbox = await browser.newPage({ baseURL: url })
    await (await mailsTo(mailbox, ada.email)).click()
    await mailbox.goto(await mailLink(mailbox, 'confirm/'))
    await mailbox.getByRole('button').click()
    await expect(mailbox.getByRole('heading', { name: en('Done') })).toBeVisible()

    await server.kill('SIGKILL')
    await server.start(2 * DAY_MS)
    const podium = wall.getByRole('list', { name: es('Top three') })
    await expect(podium.getByRole('listitem').first()).toContainText(ada.pseudonym, { timeout: 90_000 })
    await expect(podium.getByRole('listitem').first()).toContainText('2,700')
    await expect(page.getByText(es('Completed', {}, 'challenge'))).toBeVisible({ timeout: 90_000 })
    await server.kill('SIGKILL')
    await server.start(2 * DAY_MS)
    await page.goto('/challenges/board')
    const first = page
      .getByRole('table', { name: es('Ranking') })
      .getByRole('row')
      .nth(1)
    await expect(first).toContainText(ada.pseudonym)
    await expect(first.getByRole('img', { name: `${es('Gold', {}, 'medal')} 3,` })).toBeVisible()
    await expect(async () => {
      const subjects = await (await mailsTo(mailbox, ada.email)).allInnerTexts()
      expect(subjects.filter((subject) => subject.includes('won gold in')).toSorted()).toEqual(
        kindsIn(es)
          .map((kind) => `${winnerOf(kind)} won gold in Reto de ${kind.modality}!`)
          .toSorted(),
      )
    }).toPass()
    await expect(await mailsTo(mailbox, berta.email)).toHaveCount(0)
  },
)
