import type { Page } from '@playwright/test'
import { unbanMember, unlinkMember } from '@repo/api-client/members/member-endpoints'

import { changeMember, expect, findByEmail, openListWith, seeToast, test } from './member-test.ts'
import { LANGUAGES } from './words.ts'

const ATTACHED = /"action":11\b/

const untilSubscribed = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (ATTACHED.test(String(payload))) resolve()
      }),
    )
  })

test.describe('users that another staff member changes', () => {
  const { locale, words } = LANGUAGES[0]
  test.use({ locale })

  test('are shown changed, and removed, without a reload', async ({ page, watch, admin, makeMember }) => {
    watch(page)
    const member = await makeMember()
    const subscribed = untilSubscribed(page)
    const row = await openListWith(page, member)
    await subscribed
    await changeMember(admin.client, { ...member, name: 'Ximena' })
    await expect(row.getByRole('rowheader')).toHaveText('Ximena')
    await admin.client.call(unlinkMember, { params: { branch: admin.branchUuid, uuid: member.uuid } })
    await expect(page.getByText(words.noMatches)).toBeVisible()
  })

  test('are marked at once when a room bans them, and no longer when the ban is lifted', async ({
    page,
    watch,
    admin,
    banMember,
  }) => {
    watch(page)
    const banned = await banMember('100063')
    const subscribed = untilSubscribed(page)
    const row = await openListWith(page, banned)
    await subscribed
    const [found] = await findByEmail(admin.client, banned.email)
    await admin.client.call(unbanMember, { body: { uuid: found?.uuid ?? '' } })
    await expect(row.getByRole('rowheader')).not.toContainText(words.banned)
    await banMember('100063')
    await expect(row.getByRole('rowheader')).toContainText(words.banned)
    await admin.client.call(unbanMember, { body: { uuid: found?.uuid ?? '' } })
  })

  test('lose typed changes with a notice when they are removed meanwhile', async ({ page, admin, makeMember }) => {
    const member = await makeMember()
    const subscribed = untilSubscribed(page)
    const row = await openListWith(page, member)
    await subscribed
    await row.getByRole('button', { name: words.edit(member.name) }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: words.pseudonym }).fill('Relámpago')
    await admin.client.call(unlinkMember, { params: { branch: admin.branchUuid, uuid: member.uuid } })
    await seeToast(page, words.gone)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(words.noMatches)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
