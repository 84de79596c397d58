import { showCenter } from '@repo/api-client/center/show-center'
import { deleteStreamingAccount } from '@repo/api-client/streaming/endpoints'

import { configureClass } from './configure-class.ts'
import { cardOf, hangWall } from './hang-wall.ts'
import { expect, test } from './members/member-test.ts'
import { saidIn } from './said.ts'
import { startZoomStandIn, type ZoomStandIn } from './zoom-stand-in.ts'

const es = await saidIn('es')
const ROOM = 'Sala Fuego'

test.use({ locale: 'es-MX' })

let zoom: ZoomStandIn
test.beforeEach(async () => {
  zoom = await startZoomStandIn()
})
test.afterEach(() => zoom.close())

test('a streamed class is shown beside its participants in the panel and on a display', async ({
  page,
  browser,
  watch,
  admin,
}) => {
  watch(page)
  await page.goto('/center?tab=streaming')
  for (const [label, value] of [
    [es('Email'), 'video@gym.example'],
    [es('Account ID'), 'account'],
    [es('Client ID'), 'client'],
    [es('Client secret'), 'a-secret-long-enough-to-sign-with'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(value)
  await page.getByRole('button', { name: es('Save credentials') }).click()
  await expect(page.getByText(es('Credentials saved'))).toBeVisible()

  const wallContext = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'es-MX' })
  const wall = await wallContext.newPage()
  watch(wall)
  await hangWall(page, wall, { name: 'Muro de video', room: ROOM })
  await page.getByRole('button', { name: es('Close'), exact: true }).click()

  await cardOf(page, ROOM)
    .getByRole('button', { name: es('Open') })
    .click()
  await configureClass(page, es)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: es('Training type') }).click()
  await page.getByRole('option', { name: 'HIIT' }).click()
  await dialog.getByRole('switch', { name: es('Stream video') }).click()
  await dialog.getByRole('button', { name: es('Start class') }).click()

  const [number, { password }] = await test.step('the meeting is made', async () => {
    await expect.poll(() => zoom.meetings.size).toBe(1)
    const [made] = zoom.meetings
    return made ?? ['', { password: '' }]
  })
  const videoOf = (at: typeof page) => at.frameLocator(`iframe[title="${es('Class video')}"]`)
  const { name: center } = await admin.client.call(showCenter, { params: { uuid: admin.branchUuid } })
  await expect(videoOf(page).getByText(`${number} · ${password} · ${center} · es-ES · role 1`)).toBeVisible()
  await expect(page.getByText(es('No one has joined yet'))).toBeVisible()
  await expect(videoOf(wall).getByText(`${number} · ${password} · ${ROOM} · es-ES · role 0`)).toBeVisible()
  await expect(wall.getByText(es('Meeting {number} · Passcode {password}', { number, password }))).toHaveCount(0)

  const handle = page.getByRole('separator', { name: es('Video size') })
  await handle.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(handle).toHaveAttribute('aria-valuenow', '45')
  await page.getByRole('button', { name: es('Hide video') }).click()
  await expect(page.getByText(es('Meeting {number} · Passcode {password}', { number, password })).first()).toBeVisible()
  await page.getByRole('button', { name: es('Show video') }).click()
  await expect(videoOf(page).getByText(number)).toBeVisible()

  await page.getByRole('button', { name: es('Stop class') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: es('Stop class') })
    .click()
  await expect(page.getByRole('heading', { name: es('Class finished') })).toBeVisible()
  await expect.poll(() => zoom.meetings.size).toBe(0)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(wall.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: es('Close class') }).click()
  await expect(page.getByRole('button', { name: es('Start class') })).toBeVisible()
  await wallContext.close()
  const { streamingAccount } = await admin.client.call(showCenter, { params: { uuid: admin.branchUuid } })
  await admin.client.call(deleteStreamingAccount, { params: { uuid: streamingAccount?.uuid ?? '' } })
})
