import { viewOf } from '@repo/api-client/core/list'
import { showMember } from '@repo/api-client/members/save-member'
import { listSensors } from '@repo/api-client/sensors/endpoints'
import { simulateDaq } from '@repo/simulator/simulate-daq'

import { configureClass } from './configure-class.ts'
import { expect, test } from './members/member-test.ts'
import { saidIn } from './said.ts'

const es = await saidIn('es')
const ROOM = 'Studio 2'

test.use({ locale: 'es-MX' })

test('a class in the room of a device receives the straps automatically', async ({ page, watch, admin, baseURL }) => {
  watch(page)
  const { rows } = await admin.client.call(listSensors, { query: viewOf(listSensors) })
  const worn = rows.find(({ userUuid, mac }) => userUuid !== null && mac !== '')
  const wearer = await admin.client.call(showMember, { params: { uuid: worn?.userUuid ?? '' } })

  await page.goto('/')
  await page.getByRole('link', { name: 'RookLegend' }).click()
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: ROOM }) })
  await expect(card.getByText(es('No key'))).toBeVisible()
  await card.getByRole('button', { name: es('Actions for {name}', { name: ROOM }) }).click()
  await page.getByRole('menuitem', { name: es('Devices and keys') }).click()
  await page.getByRole('radio', { name: es('Use a key') }).click()
  await page.getByRole('textbox', { name: es('Name') }).fill('Door')
  await page.getByRole('button', { name: es('Generate key'), exact: true }).click()
  const key = await page.getByRole('textbox', { name: es('Key'), exact: true }).inputValue()
  await page.getByRole('button', { name: es('Close'), exact: true }).click()
  await expect(card.getByText(es('Waiting for the device'))).toBeVisible()

  const unplugged = new AbortController()
  const straps = [worn?.mac ?? '']
  const device = simulateDaq({
    url: baseURL ?? '',
    key,
    straps,
    recordings: null,
    report: () => null,
    signal: unplugged.signal,
  })
  await expect(card.getByText(es('Connected'))).toBeVisible()
  await card.getByRole('button', { name: es('Open') }).click()
  await configureClass(page, es)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: es('Training type') }).click()
  await page.getByRole('option', { name: 'HIIT' }).click()
  await dialog.getByRole('button', { name: es('Start class') }).click()
  await expect(page.getByRole('group', { name: wearer.pseudonym ?? '' })).toBeVisible()

  await page.getByRole('button', { name: es('Stop class') }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: es('Stop class') }).click()
  await expect(page.getByRole('heading', { name: es('Class finished') })).toBeVisible()
  unplugged.abort()
  expect((await device).stored).toBeGreaterThan(0)
  await page.getByRole('button', { name: es('Close class') }).click()
})
