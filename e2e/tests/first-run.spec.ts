import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'

test.use({ locale: 'es-MX', timezoneId: 'America/Tijuana' })
test.describe.configure({ mode: 'serial' })

const PASSWORD = 'remo y bicicleta 7'
const folder = mkdtempSync(join(tmpdir(), 'latido-first-run-'))
let server: ChildProcess
let link = ''
let origin = ''

/** The built server on an empty folder, without a demo, until it has printed its link. */
const start = async (): Promise<string> => {
  server = spawn(process.execPath, [join(import.meta.dirname, '../../apps/api/dist/main.js')], {
    env: { ...process.env, DATA_DIR: folder, DEMO: '0', PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of server.stdout ?? []) {
    output += String(chunk)
    if (output.includes('Stop with')) break
  }
  return output
}

test.beforeAll(async () => {
  link = /http:\S+\/setup#\S+/.exec(await start())?.[0] ?? ''
  origin = new URL(link).origin
})
test.afterAll(async () => {
  server.kill()
  await once(server, 'exit')
  rmSync(folder, { recursive: true, force: true })
})

const fillIn = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Nombre del centro' }).fill('Gimnasio Norte')
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana')
  await page.getByRole('textbox', { name: 'Apellido paterno' }).fill('Robles')
  await page.getByRole('textbox', { name: 'Correo' }).fill('ana@gym.example')
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD)
}
const signIn = async (page: Page) => {
  await page.goto(origin)
  await page.getByRole('textbox', { name: 'Correo' }).fill('ana@gym.example')
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.getByRole('button', { name: 'Cerrarla y entrar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible()
}

test('before the first run every page says in both languages that there is no center', async ({ page }) => {
  for (const path of ['/', '/live/', '/join/', '/users']) {
    await page.goto(origin + path)
    await expect(page.getByText('This center is not set up yet.')).toBeVisible()
    await expect(page.getByText('Este centro aún no está configurado.')).toBeVisible()
  }
  await page.goto(`${origin}/setup`)
  await expect(page.getByRole('heading', { name: 'Este centro aún no está configurado' })).toBeVisible()
  await page.goto(`${origin}/setup#wrong`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Este enlace no sirve' })).toBeVisible()
})

for (const width of [360, 1366]) {
  test(`at ${width} px the form says what is missing and fits`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 })
    await page.goto(link)
    await expect(page.getByRole('combobox', { name: 'Zona horaria' })).toHaveValue('America/Tijuana')
    await page.getByRole('button', { name: 'Crear el centro' }).click()
    const summary = page.getByRole('group', { name: 'Revisa estos campos' })
    await expect(summary).toBeFocused()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await expect(summary.getByRole('button')).toHaveCount(5)
    await summary.getByRole('button', { name: 'Correo' }).click()
    await expect(page.getByRole('textbox', { name: 'Correo' })).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('the link makes a center and leads to a dashboard with the first steps', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(link)
  await fillIn(page)
  await page.getByRole('textbox', { name: 'Otra dirección' }).fill('https://Gym.Localhost/')
  await page.getByRole('button', { name: 'Agregar' }).click()
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('password1')
  await page.getByRole('button', { name: 'Crear el centro' }).click()
  await expect(page.getByText('Esta contraseña es de las más usadas. Elige otra.').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Crear el centro' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible()
  await expect(page.getByText('0 de 4 listos')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expect(page).toHaveURL(`${origin}/`)
})

test('the link is refused afterwards; the other address leads to the center, a third to nobody', async ({ page }) => {
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'El centro ya está configurado' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click()
  await expect(page.getByRole('heading', { name: 'Gimnasio Norte' })).toBeVisible()
  await page.goto(origin.replace('localhost', 'gym.localhost'))
  await expect(page.getByRole('heading', { name: 'Gimnasio Norte' })).toBeVisible()
  await page.goto(origin.replace('localhost', 'other.localhost'))
  await expect(page).toHaveURL(/\/rook$/)
})

test('the first steps tick themselves off, and are put away for every browser', async ({ page, browser }) => {
  await signIn(page)
  const steps = page.getByRole('listitem').filter({ hasText: /Pendiente|Listo/ })
  await expect(steps).toHaveCount(4)
  await steps.filter({ hasText: 'Agrega a tus usuarios' }).getByRole('link', { name: 'Ir' }).click()
  await page.getByRole('button', { name: 'Agregar usuario' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Beatriz')
  await dialog.getByRole('textbox', { name: 'Apellido paterno' }).fill('Solís')
  await dialog.getByRole('textbox', { name: 'Correo' }).fill('bea@gym.example')
  await dialog.getByRole('textbox', { name: 'Seudónimo' }).fill('Colibrí')
  await dialog.getByLabel('Nacimiento').fill('04/05/1990')
  await dialog.getByRole('combobox', { name: 'Sexo' }).click()
  await page.getByRole('option', { name: 'Femenino' }).click()
  await dialog.getByRole('button', { name: 'Agregar usuario' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: 'Inicio' }).click()
  await expect(page.getByText('1 de 4 listo', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ocultar' }).click()
  await expect(page.getByRole('heading', { name: 'Primeros pasos' })).toHaveCount(0)

  const elsewhere = await browser.newPage({ locale: 'es-MX' })
  await signIn(elsewhere)
  await expect(elsewhere.getByRole('heading', { name: 'Primeros pasos' })).toHaveCount(0)
  await elsewhere.close()
})
