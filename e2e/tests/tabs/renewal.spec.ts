import { expect, test } from '../fixtures.ts'
import { openBrowserTabs } from './browser-tabs.ts'

test.use({ locale: 'en-US' })

test('a renewal in one tab, seen or lost, leaves the other one signed in, and a sign-out ends both', async ({
  context,
  baseURL,
}) => {
  const tabs = await openBrowserTabs(context, baseURL ?? '', () => {})
  await tabs.open()
  await tabs.open()
  const { hadConflict } = await tabs.signIn(0, 'admin@demo.example', true)
  expect(hadConflict).toBe(false)
  await tabs.seeScreen(1)
  for (let round = 0; round < 3; round += 1) {
    await tabs.jump(0, 20 * 60_000)
    await tabs.reload(1)
    await tabs.seeScreen(1)
    await tabs.act(0)
    await tabs.seeScreen(0)
  }
  await tabs.jump(0, 20 * 60_000)
  await tabs.reloadLosingTheAnswer(1)
  for (const index of [1, 0]) {
    await tabs.act(index)
    await tabs.seeScreen(index)
  }
  await tabs.signOut(1)
  await tabs.seeLogin(0)
  await tabs.seeLogin(1)
})
