import { pairDisplay } from '@repo/api-client/displays/pairing'

import { expect, test } from './class-test.ts'
import { giveStrap } from './fake-strap.ts'
import { seeView } from './faults-of-view.ts'
import { cardOf } from './hang-wall.ts'
import { saidIn } from './said.ts'
import { giveSession, openStaffSession } from './staff-session.ts'

/** Accessible names, roles, and states in reading order. */
for (const language of ['en', 'es'] as const) {
  test.describe(`screen reader output in ${language}`, () => {
    test.use({ locale: language === 'en' ? 'en-US' : 'es-MX' })

    test('covers the way to a member', async ({ page, watch, baseURL }) => {
      const t = await saidIn(language)
      watch(page)
      await page.goto('/login')
      await seeView(page)
      await expect(page.locator('body')).toMatchAriaSnapshot(`
        - main:
          - heading "Latido Demo" [level=1]
          - textbox "${t('Email')}"
          - textbox "${t('Password')}"
          - button "${t('Show password')}"
          - checkbox "${t('Remember me')}" [checked]
          - button "${t('Sign in')}"
          - link "${t('Forgot your password?')}"
      `)
      await giveSession(page, await openStaffSession(baseURL ?? '', 'admin@demo.example'))
      await page.goto('/users')
      await seeView(page)
      await expect(page.locator('body')).toMatchAriaSnapshot(`
        - button "${t('Skip to content')}"
        - banner:
          - button "${t('Profile menu')}"
        - navigation "${t('Main menu')}":
          - link "${t('Users')}"
        - main:
          - heading "${t('Users')}" [level=1]
          - button "${t('Add user')}"
          - search:
            - combobox "${t('Search in')}"
            - searchbox "${t('Name')}"
          - table "${t('Users')}":
            - rowgroup:
              - row:
                - columnheader:
                  - checkbox "${t('Select everyone on this page')}"
                - columnheader "${t('Name')}":
                  - button "${t('Name')}"
            - rowgroup:
              - row:
                - cell:
                  - checkbox "${t('Select {name}', { name: 'Fernando Ramírez' }, 'person')}"
                - rowheader "Fernando"
      `)
    })

    test('covers a class in the panel', async ({ page, watch, baseURL, startClass, joinAs }) => {
      const t = await saidIn(language)
      watch(page)
      const { roomUuid } = await startClass('Sala Rítmica')
      const [phone] = await joinAs('Sala Rítmica', ['100011'])
      await giveSession(page, await openStaffSession(baseURL ?? '', 'admin@demo.example'))
      await page.goto(`/rookremote?room=${roomUuid}`)
      const tile = page.getByRole('group', { name: phone?.pseudonym ?? '' })
      await expect(async () => {
        await phone?.beat(140)
        await expect(tile).toContainText('140', { timeout: 1500 })
      }).toPass()
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - main:
          - heading "Sala Rítmica" [level=1]
          - timer: /${t('Time left')}/
          - button "${t('Stop class')}"
          - list "${t('Participants')}":
            - listitem:
              - group "${phone?.pseudonym ?? ''}":
                - img "${t('Heart rate')}"
              - button "${t('Remove {name}', { name: phone?.pseudonym ?? '' })}"
      `)
      // announcing a number every second would drown out everything else
      await expect(page.getByRole('main').locator('[aria-live]:not([aria-live="off"]):visible')).toHaveCount(0)
    })

    test("covers a member on the phone, from the form to the member's own heart rate", async ({
      page,
      watch,
      startClass,
    }) => {
      const t = await saidIn(language)
      watch(page)
      await giveStrap(page)
      const { roomUuid } = await startClass('Sala Rítmica')
      await page.goto(`/join/${roomUuid}`)
      await seeView(page)
      const consent = t(
        'I agree that the display in this room shows what I choose below, and that my heart rate is saved with my sessions.',
      )
      await expect(page.locator('body')).toMatchAriaSnapshot(`
        - main:
          - heading "Sala Rítmica" [level=1]
          - radiogroup "${t('How do you want to join?')}":
            - radio "${t('Sign-in code')}" [checked]
            - radio "${t('Pseudonym')}"
          - textbox "${t('Your sign-in code')}"
          - checkbox "${consent}"
          - button "${t('Join the class')}"
      `)
      await page.getByRole('textbox', { name: t('Your sign-in code') }).fill('100012')
      await page.getByRole('checkbox', { name: consent }).check()
      await page.getByRole('button', { name: t('Join the class') }).click()
      await page.getByRole('button', { name: t('Connect your strap') }).click()
      await expect(page.getByRole('group')).toContainText('150')
      await expect(page.locator('body')).toMatchAriaSnapshot(`
        - main:
          - heading [level=1]
          - group:
            - img "${t('Heart rate')}"
          - button "${t('Leave the class')}"
      `)
      await expect(page.getByRole('group').locator('[aria-live]:not([aria-live="off"])')).toHaveCount(0)
    })
  })
}

test("covers a display in its center's language, from its code to its class", async ({
  page,
  watch,
  baseURL,
  startClass,
  joinAs,
}) => {
  const t = await saidIn('es')
  watch(page)
  await page.goto('/live/')
  const code = page.getByRole('status', { name: t('Pairing code') })
  await expect(code).toHaveText(/\d{3} \d{3}/)
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - main:
      - heading "Latido Demo" [level=1]
      - status "${t('Pairing code')}"
      - button "${t('Sign in as a coach instead')}"
  `)
  const { client } = await openStaffSession(baseURL ?? '', 'coach@demo.example')
  const digits = ((await code.textContent()) ?? '').replace(/\D/g, '')
  await client.call(pairDisplay, { body: { code: digits, name: 'Muro' } })
  await cardOf(page, 'Sala Fuego')
    .getByRole('button', { name: t('Show this room') })
    .click()
  await startClass('Sala Fuego')
  const [phone] = await joinAs('Sala Fuego', ['100013'])
  const tile = page.getByRole('group', { name: phone?.pseudonym ?? '' })
  await expect(async () => {
    await phone?.beat(140)
    await expect(tile).toContainText('140', { timeout: 1500 })
  }).toPass()
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - main:
      - heading "Sala Fuego" [level=1]
      - timer: /${t('Time left')}/
      - progressbar "${t('Class progress')}"
      - figure:
        - img "${t('QR code for joining the class')}"
      - list "${t('Participants')}":
        - listitem:
          - group "${phone?.pseudonym ?? ''}":
            - img "${t('Heart rate')}"
  `)
  await expect(page.getByRole('main').locator('[aria-live]:not([aria-live="off"]):visible')).toHaveCount(0)
})
