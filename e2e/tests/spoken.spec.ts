import { expect, test } from './class-test.ts'
import { seeView } from './faults-of-view.ts'
import { saidIn } from './said.ts'
import { giveSession, openStaffSession } from './staff-session.ts'

/** What a screen reader is told, in its order: names, roles and states of what a journey passes. */
for (const language of ['en', 'es'] as const) {
  test.describe(`spoken in ${language}`, () => {
    test.use({ locale: language === 'en' ? 'en-US' : 'es-MX' })

    test('the way to a member', async ({ page, watch, baseURL }) => {
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
        - button "${t('Skip to the content')}"
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
                  - checkbox "${t('Select everybody on this page')}"
                - columnheader "${t('Name')}":
                  - button "${t('Name')}"
            - rowgroup:
              - row:
                - cell:
                  - checkbox "${t('Select {name}', { name: 'Fernando Ramírez' }, 'person')}"
                - rowheader "Fernando"
      `)
    })

    test('a class in the panel', async ({ page, watch, baseURL, startClass, joinAs }) => {
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
      // a number a second would drown everything else
      await expect(page.getByRole('main').locator('[aria-live]:not([aria-live="off"]):visible')).toHaveCount(0)
    })
  })
}
