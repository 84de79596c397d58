import { AxeBuilder } from '@axe-core/playwright'

import { configureButton, configureClass } from './configure-class.ts'
import { expect, test } from './fixtures.ts'
import { cardOf, hangWall } from './hang-wall.ts'
import { pressOnWall } from './press-on-wall.ts'
import { saidIn } from './said.ts'
import { inEither } from './sign-in.ts'
import { giveSession, openStaffSession } from './staff-session.ts'

const es = await saidIn('es')
const en = await saidIn('en')
const between = (min: number, max: number) =>
  es('Between {min} and {max, plural, one {# character} other {# characters}}', { min, max })

test.use({ locale: 'es-MX' })

test('a coach runs a class in Spanish while a paired display shows it', async ({
  page,
  browser,
  watch,
  login,
  joinAs,
}) => {
  watch(page)
  await login(page, 'coach@demo.example')
  await page.goto('/rookremote')
  await expect(page.getByRole('heading', { name: 'Sala Fuego' })).toBeVisible()
  // a coach edits rooms but neither adds nor deletes them
  await expect(page.getByRole('button', { name: es('Add room') })).toHaveCount(0)

  const wallContext = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'es-MX' })
  const wall = await wallContext.newPage()
  watch(wall)
  await hangWall(page, wall, { name: 'Muro principal', room: 'Sala Fuego' })
  await page.getByRole('button', { name: es('Close'), exact: true }).click()

  await cardOf(page, 'Sala Fuego')
    .getByRole('button', { name: es('Open') })
    .click()
  await expect(configureButton(page, es)).toBeVisible()
  const [height, screen] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight])
  expect(height).toBeLessThanOrEqual(screen ?? 0)
  await configureClass(page, es)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: es('Training type') }).click()
  await page.getByRole('option', { name: 'HIIT' }).click()
  await dialog.getByRole('button', { name: es('Start class') }).click()
  await expect(page.getByText(es('No one has joined yet'))).toBeVisible()
  await expect(wall.getByText(es('No one has joined yet'))).toBeVisible()

  const phones = await joinAs('Sala Fuego', ['100001', '100002'])
  const [first, second] = phones
  await expect(async () => {
    await Promise.all(phones.map((phone) => phone.beat(140)))
    await expect(wall.getByRole('group', { name: first?.pseudonym ?? '' })).toContainText('140', { timeout: 1500 })
  }).toPass()
  await expect(page.getByRole('group', { name: second?.pseudonym ?? '' })).toContainText('140')

  await page.getByRole('button', { name: es('Full screen') }).click()
  await expect(page.getByRole('button', { name: es('Exit full screen') })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.getByRole('button', { name: es('Exit full screen') }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()

  await page.getByRole('group', { name: second?.pseudonym ?? '' }).hover()
  await page.getByRole('button', { name: es('Remove {name}', { name: second?.pseudonym ?? '' }) }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: es('Remove', {}, 'from a class') })
    .click()
  await expect(wall.getByRole('group', { name: second?.pseudonym ?? '' })).toHaveCount(0)
  await expect(joinAs('Sala Fuego', ['100002'])).rejects.toThrow(/until/)

  await page.getByRole('button', { name: es('Stop class') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: es('Stop class') })
    .click()
  await expect(page.getByRole('heading', { name: es('Class finished') })).toBeVisible()
  await expect(wall.getByRole('heading', { name: es('Class finished') })).toBeVisible()
  await expect(page.getByRole('table').getByText(first?.pseudonym ?? '')).toBeVisible()
  await page.getByRole('button', { name: es('Close class') }).click()
  await expect(page.getByRole('button', { name: es('Start class') })).toBeVisible()
  await expect(wall.getByText(es('Waiting for the coach to start a class.'))).toBeVisible()
  await wallContext.close()
})

test('the language changes without a reload and every first screen is accessible', async ({ page, watch, login }) => {
  watch(page)
  await login(page, 'coach2@demo.example')
  await page.getByRole('button', { name: es('Language: {language}', { language: 'Español' }) }).click()
  await page
    .getByRole('menuitemcheckbox', { name: 'English' })
    .or(page.getByRole('menuitemradio', { name: 'English' }))
    .click()
  await expect(page.getByRole('heading', { level: 1, name: en('Dashboard') })).toBeVisible()
  for (const path of ['/', '/rookremote']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(
      violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
  }
})

test('an administrator adds, edits and deletes a room', async ({ page, watch, login }) => {
  watch(page)
  await login(page, 'admin@demo.example')
  await page.goto('/rookremote')
  await page.getByRole('button', { name: es('Add room') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(es('Name')).fill('abc')
  await dialog.getByRole('button', { name: es('Add room') }).click()
  await expect(dialog.getByText(between(4, 15))).toBeVisible()
  await dialog.getByLabel(es('Name')).fill('Sala Nueva')
  await dialog.getByRole('combobox', { name: es('Coach') }).click()
  await page.getByRole('option').first().click()
  await dialog.getByRole('button', { name: es('Add room') }).click()
  await expect(page.getByText(es('Room created')).first()).toBeVisible()
  await page.getByRole('button', { name: es('Actions for {name}', { name: 'Sala Nueva' }) }).click()
  await page.getByRole('menuitem', { name: es('Edit') }).click()
  await dialog.getByLabel(es('Name')).fill('Sala Distinta')
  await dialog.getByRole('button', { name: es('Save changes') }).click()
  await expect(page.getByRole('heading', { name: 'Sala Distinta' })).toBeVisible()
  await page.getByRole('button', { name: es('Actions for {name}', { name: 'Sala Distinta' }) }).click()
  await page.getByRole('menuitem', { name: es('Delete') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: es('Delete') })
    .click()
  await expect(page.getByRole('heading', { name: 'Sala Distinta' })).toHaveCount(0)
})

test('a wrong password shows an error and can be retried', async ({ page, login }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: es("This page doesn't exist") })).toBeVisible()
  await page.goto('/rookremote')
  await expect(page).toHaveURL(/\/login\?back=/)
  await page.getByRole('textbox', { name: es('Email') }).fill('admin@demo.example')
  await page.getByRole('textbox', { name: es('Password') }).fill('wrong')
  await page.getByRole('button', { name: es('Sign in') }).click()
  await expect(page.getByText(es('Incorrect email or password')).first()).toBeVisible()
  await login(page, 'coach3@demo.example')
})

test('a coach signs in on a display, runs a class from it, and stays signed in in the panel', async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  watch(page)
  await giveSession(page, await openStaffSession(baseURL ?? '', 'coach@demo.example'))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: inEither('Dashboard') })).toBeVisible()
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'es-MX' })
  const wall = await context.newPage()
  watch(wall)
  await wall.goto('/live/')
  await wall.getByRole('button', { name: es('Sign in as a coach instead') }).click()
  await wall.getByRole('textbox', { name: es('Email') }).fill('coach@demo.example')
  await wall.getByRole('textbox', { name: es('Password') }).fill('demo-password')
  await wall.getByRole('button', { name: es('Sign in'), exact: true }).click()
  await wall
    .getByRole('button', { name: es('Show this room') })
    .last()
    .click()
  await configureClass(wall, es)
  const dialog = wall.getByRole('dialog')
  await dialog.getByRole('combobox', { name: es('Training type') }).click()
  await wall.getByRole('option').first().click()
  await dialog.getByRole('button', { name: es('Start class') }).click()
  await expect(wall.getByText(es('No one has joined yet'))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: inEither('Dashboard') })).toBeVisible()
  await pressOnWall(wall, wall.getByRole('button', { name: es('Stop class') }))
  await wall
    .getByRole('alertdialog')
    .getByRole('button', { name: es('Stop class') })
    .click()
  await wall.getByRole('button', { name: es('Close class') }).click()
  // signing out early would prevent closing the class
  await expect(wall.getByRole('heading', { name: es('Class finished') })).toBeHidden()
  const signOut = wall.getByRole('button', { name: new RegExp(`^${es('Log out {name}', { name: '' }).trim()}`) })
  await pressOnWall(wall, signOut)
  await expect(wall.getByText(es('Waiting for the coach to start a class.'))).toBeVisible()
  await context.close()
})
