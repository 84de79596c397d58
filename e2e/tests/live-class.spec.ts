import { AxeBuilder } from '@axe-core/playwright'

import { expect, test } from './fixtures.ts'
import { giveSession, openStaffSession } from './staff-session.ts'

test.use({ locale: 'es-MX' })

test('a coach runs a class in Spanish while a paired wall watches', async ({ page, browser, watch, login, joinAs }) => {
  watch(page)
  await login(page, 'coach@demo.example')
  await page.goto('/rookremote')
  await expect(page.getByRole('heading', { name: 'Sala Fuego' })).toBeVisible()
  // a coach edits rooms but neither adds nor deletes them
  await expect(page.getByRole('button', { name: 'Agregar sala' })).toHaveCount(0)

  const wallContext = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'es-MX' })
  const wall = await wallContext.newPage()
  watch(wall)
  await wall.goto('/live/')
  const code = wall.getByRole('status', { name: 'Código de vinculación' })
  await expect(code).toHaveText(/\d{3} \d{3}/)

  await page.getByRole('button', { name: 'Pantallas' }).click()
  await page.getByLabel('Código').fill((await code.textContent()) ?? '')
  await page.getByLabel('Nombre de la pantalla').fill('Muro principal')
  await page.getByRole('button', { name: 'Vincular pantalla' }).click()
  await expect(page.getByText('La pantalla quedó vinculada.')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()

  const card = (at: typeof page) =>
    at.getByRole('article').filter({ has: at.getByRole('heading', { name: 'Sala Fuego' }) })
  await card(wall).getByRole('button', { name: 'Mostrar esta sala' }).click()
  await expect(wall.getByText('En espera de que el coach inicie una clase.')).toBeVisible()

  await card(page).getByRole('button', { name: 'Abrir' }).click()
  await page.getByRole('button', { name: 'Configurar e iniciar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Iniciar clase' }).click()
  await expect(dialog.getByText('La clase necesita un tipo de entrenamiento')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Tipo de entrenamiento' }).click()
  await page.getByRole('option', { name: 'HIIT' }).click()
  await dialog.getByRole('button', { name: 'Iniciar clase' }).click()
  await expect(page.getByText('Aún no se une nadie')).toBeVisible()
  await expect(wall.getByText('Aún no se une nadie')).toBeVisible()

  const phones = await joinAs('Sala Fuego', ['100001', '100002'])
  const [first, second] = phones
  await expect(async () => {
    await Promise.all(phones.map((phone) => phone.beat(140)))
    await expect(wall.getByRole('group', { name: first?.pseudonym ?? '' })).toContainText('140', { timeout: 1500 })
  }).toPass()
  await expect(page.getByRole('group', { name: second?.pseudonym ?? '' })).toContainText('140')

  await page.getByRole('group', { name: second?.pseudonym ?? '' }).hover()
  await page.getByRole('button', { name: `Sacar a ${second?.pseudonym ?? ''}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sacar' }).click()
  await expect(wall.getByRole('group', { name: second?.pseudonym ?? '' })).toHaveCount(0)
  await expect(joinAs('Sala Fuego', ['100002'])).rejects.toThrow(/until/)

  await page.getByRole('button', { name: 'Detener clase' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Detener clase' }).click()
  await expect(page.getByRole('heading', { name: 'Clase terminada' })).toBeVisible()
  await expect(wall.getByRole('heading', { name: 'Clase terminada' })).toBeVisible()
  await expect(page.getByRole('table').getByText(first?.pseudonym ?? '')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar clase' }).click()
  await expect(page.getByRole('button', { name: 'Configurar e iniciar' })).toBeVisible()
  await expect(wall.getByText('En espera de que el coach inicie una clase.')).toBeVisible()
  await wallContext.close()
})

test('the language changes without a reload and every first screen is accessible', async ({ page, watch, login }) => {
  watch(page)
  await login(page, 'coach2@demo.example')
  await page.getByRole('button', { name: 'Idioma: Español' }).click()
  await page
    .getByRole('menuitemcheckbox', { name: 'English' })
    .or(page.getByRole('menuitemradio', { name: 'English' }))
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
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
  await page.getByRole('button', { name: 'Agregar sala' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre').fill('abc')
  await dialog.getByRole('button', { name: 'Crear sala' }).click()
  await expect(dialog.getByText('Entre 4 y 15 caracteres')).toBeVisible()
  await dialog.getByLabel('Nombre').fill('Sala Nueva')
  await dialog.getByRole('combobox', { name: 'Coach' }).click()
  await page.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Crear sala' }).click()
  await expect(page.getByText('La sala se creó').first()).toBeVisible()
  await page.getByRole('button', { name: 'Acciones de Sala Nueva' }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await dialog.getByLabel('Nombre').fill('Sala Distinta')
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('heading', { name: 'Sala Distinta' })).toBeVisible()
  await page.getByRole('button', { name: 'Acciones de Sala Distinta' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByRole('heading', { name: 'Sala Distinta' })).toHaveCount(0)
})

test('a wrong password is told and tried again', async ({ page, login }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible()
  await page.goto('/rookremote')
  await expect(page).toHaveURL(/\/login\?back=/)
  await page.getByRole('textbox', { name: 'Correo' }).fill('admin@demo.example')
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('wrong')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByText('Correo o contraseña incorrectos').first()).toBeVisible()
  await login(page, 'coach3@demo.example')
})

test('a coach signs in on a wall, runs a class from it, and stays signed in in the panel', async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  watch(page)
  await giveSession(page, await openStaffSession(baseURL ?? '', 'coach@demo.example'))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: /Inicio|Dashboard/ })).toBeVisible()
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: 'es-MX' })
  const wall = await context.newPage()
  watch(wall)
  await wall.goto('/live/')
  await wall.getByRole('button', { name: 'Mejor entrar como coach' }).click()
  await wall.getByRole('textbox', { name: /Correo/ }).fill('coach@demo.example')
  await wall.getByRole('textbox', { name: /^Contraseña$/ }).fill('demo-password')
  await wall.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await wall.getByRole('button', { name: 'Mostrar esta sala' }).last().click()
  await wall.getByRole('button', { name: 'Configurar e iniciar' }).click()
  const dialog = wall.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /Tipo de entrenamiento/ }).click()
  await wall.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Iniciar clase' }).click()
  await expect(wall.getByText('Aún no se une nadie')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Inicio|Dashboard/ })).toBeVisible()
  await wall.getByRole('button', { name: 'Detener clase' }).click()
  await wall.getByRole('alertdialog').getByRole('button', { name: 'Detener clase' }).click()
  await wall.getByRole('button', { name: 'Cerrar clase' }).click()
  await wall.mouse.move(300, 300)
  await wall.getByRole('button', { name: /^Cerrar la sesión de / }).click()
  await expect(wall.getByText('En espera de que el coach inicie una clase.')).toBeVisible()
  await context.close()
})
