import { logOut } from '@repo/api-client/auth/account-endpoints'
import { pairDisplay } from '@repo/api-client/displays/pairing'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'

import { expect, test } from './class-test.ts'
import { cardOf } from './hang-wall.ts'
import { saidIn } from './said.ts'
import { openStaffSession } from './staff-session.ts'

const es = await saidIn('es')
const ROOM = 'Sala Fuego'

// the default of a display's browser, which no one changes
test.use({ locale: 'en-US' })

test("a display speaks its center's language, even in what was sent before", async ({
  page: wall,
  baseURL,
  watch,
  startClass,
}) => {
  watch(wall)
  const { client } = await openStaffSession(baseURL ?? '', 'coach2@demo.example')
  const [kind] = await client.call(listTrainingTypes, {})
  await wall.goto('/live/')
  const code = wall.getByRole('status', { name: es('Pairing code') })
  await expect(code).toHaveText(/\d{3} \d{3}/)
  await client.call(pairDisplay, {
    body: { code: ((await code.textContent()) ?? '').replaceAll(/\D/g, ''), name: 'Muro' },
  })
  await client.call(logOut, {})
  await cardOf(wall, ROOM)
    .getByRole('button', { name: es('Show this room') })
    .click()
  await startClass(ROOM)
  const bar = wall.getByRole('main')
  await expect(bar).toContainText(kind?.names.es ?? '-')

  // the first call precedes the center's language
  const languages: string[] = []
  await wall.route('**/api/v2/display', async (route) => {
    languages.push(route.request().headers()['accept-language'] ?? '')
    const answer = await route.fetch().catch(() => null)
    await wall.waitForFunction(() => document.documentElement.lang === 'es')
    if (answer !== null) await route.fulfill({ response: answer }).catch(() => {})
  })
  await wall.reload()
  await expect(bar).toContainText(kind?.names.es ?? '-')
  expect(languages).toContain('en')
  await expect(bar).not.toContainText(kind?.names.en ?? '-')
  await wall.unrouteAll({ behavior: 'ignoreErrors' })
})
