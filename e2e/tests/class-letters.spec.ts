import { searchCenter } from '@repo/api-client/auth/search-center'
import { showCenter } from '@repo/api-client/center/show-center'
import { joinClass } from '@repo/api-client/classes/join-class'
import { createClient } from '@repo/api-client/core/client'
import { sessionHeaders } from '@repo/api-client/core/headers'
import { createRoom, deleteRoom } from '@repo/api-client/rooms/save-room'

import { expect, test } from './fixtures.ts'
import { saidIn } from './said.ts'
import { openStaffSession } from './staff-session.ts'
import { startStaffedClass } from './staffed-class.ts'

const en = await saidIn('en')

test.use({ locale: 'en-US', viewport: { width: 360, height: 740 } })

const guessCodes = async (url: string, roomUuid: string): Promise<void> => {
  const anonymous = createClient({ baseUrl: url, headers: () => ({}) })
  const { key: centerKey } = await anonymous.call(searchCenter, { params: { host: 'localhost' } })
  const center = createClient({ baseUrl: url, headers: () => sessionHeaders({ centerKey, language: 'en' }) })
  const guess = (signInCode: string) =>
    center.call(joinClass, { params: { room: roomUuid }, body: { signInCode, consent: true } }).then(
      () => 'in',
      ({ code }: { code: string }) => code,
    )
  for (let n = 0; n < 21; n += 1) expect(await guess(String(900_000 + n))).toBe('member-unknown')
  expect(await guess('900000')).toBe('class-letters-required')
}

test('a phone that scans the code joins while codes are guessed, and one without the letters must enter them', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  const url = baseURL ?? ''
  const roomName = 'Sala Letras'
  const { client, branchUuid, userUuid } = await openStaffSession(url, 'admin@demo.example')
  const { coaches } = await client.call(showCenter, { params: { uuid: branchUuid } })
  // a room's alarm outlasts its class, so this journey needs its own room
  const { uuid: roomUuid } = await client.call(createRoom, {
    body: {
      branchUuid,
      name: roomName,
      description: null,
      isActive: true,
      coachUuids: coaches.map(({ uuid }) => uuid),
      createdBy: userUuid,
    },
  })
  const open = await startStaffedClass(url, roomName, 10)
  const { rooms } = await client.call(showCenter, { params: { uuid: branchUuid } })
  const letters = rooms.find(({ uuid }) => uuid === roomUuid)?.currentClass?.joinLetters ?? ''
  await guessCodes(url, roomUuid)

  watch(page)
  await page.goto(`/JOIN/${open.joinCode}-${letters}`)
  await expect(page).toHaveURL(new RegExp(`/join/${roomUuid}#${letters}$`))
  await page.reload()
  await page.getByLabel(en('Your sign-in code')).fill('100021')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: en('Join the class') }).click()
  await expect.poll(async () => (await open.packet()).data.length).toBe(1)

  const other = await browser.newContext({ locale: 'en-US', viewport: { width: 360, height: 740 } })
  const second = await other.newPage()
  await second.goto(`/join/${open.joinCode}`)
  await second.getByLabel(en('Your sign-in code')).fill('100022')
  await second.getByRole('checkbox').check()
  await second.getByRole('button', { name: en('Join the class') }).click()
  await expect(second.getByRole('alert')).toContainText(en('This class asks for four letters'))
  await second.getByLabel(en('Letters of the class')).fill(letters.toLowerCase())
  await second.getByRole('button', { name: en('Join the class') }).click()
  await expect.poll(async () => (await open.packet()).data.length).toBe(2)
  await other.close()

  await open.undo()
  await client.call(deleteRoom, { params: { uuid: roomUuid } })
})
