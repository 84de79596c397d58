import { answer, type Answer, Refused, silence } from '@repo/api-client/fake/answer'
import { type AdminRow, listAdmins } from '@repo/api-client/staff/list-staff'
import { createAdmin, updateAdmin } from '@repo/api-client/staff/staff-endpoints'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  requestsTo,
  dialogOf,
  fitsIn,
  panelMeta,
  panelOf,
  type PanelStory,
  reload,
  retype,
  storyAt,
  toastSays,
} from '../../stories/panel-story.tsx'
import { pageFrom } from '../../stories/sample-members.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'
import { email45, wholeAt1366 } from '../../stories/whole-list.ts'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const adminAt = (index: number, change: Partial<AdminRow> = {}): AdminRow => ({
  uuid: `0190a000-0000-7000-8000-3${String(index).padStart(11, '0')}`,
  name: ['Lucía', 'Carlos', 'Diego'][index % 3] ?? '',
  lastName1: ['Herrera', 'Medina', 'Salinas'][index % 3] ?? '',
  lastName2: null,
  email: `staff${index + 1}@gym.example`,
  landline: null,
  mobilePhone: '5512345678',
  role: index === 0 ? 'admin' : 'coach',
  isActive: index !== 2,
  imageUrl: null,
  createdAt: new Date('2026-11-01T16:00:00Z'),
  ...change,
})
const three = [adminAt(0), adminAt(1), adminAt(2)]

const listing = (admins: readonly AdminRow[]) => (): readonly Answer[] => [
  answer(listAdmins, ({ query }) => pageFrom(admins, query)),
]
const with3 =
  (...more: readonly Answer[]) =>
  () => [...listing(three)(), ...more]

const rows = (name = 'Administrators') => within(screen.getByRole('table', { name })).getAllByRole('row')
const seesRows = (count: number, name?: string) => waitFor(() => expect(rows(name)).toHaveLength(count))

export const Full: PanelStory = {
  tags: ['picture'],
  ...storyAt('/admin', listing(three)),
  play: async ({ canvas }) => {
    await seesRows(4)
    await expect(await canvas.findByText('Showing 1–3 of 3')).toBeVisible()
    await expect(screen.getByRole('switch', { name: 'Carlos Medina can sign in' })).toBeChecked()
    await expect(screen.getByRole('switch', { name: 'Diego Salinas can sign in' })).not.toBeChecked()
  },
}

export const FullInSpanish: PanelStory = {
  ...storyAt('/admin', listing(three)),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await seesRows(4, 'Administradores')
    await expect(await canvas.findByText('Se muestran 1–3 de 3')).toBeVisible()
  },
}

export const Loading: PanelStory = {
  ...storyAt('/admin', () => [answer(listAdmins, silence)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Administrators' })).toBeVisible()
  },
}

export const Failed: PanelStory = {
  ...storyAt('/admin', () => [answer(listAdmins, () => new Refused(500, 'internal'))]),
  play: async (story) => {
    await expect(await story.canvas.findByText("Couldn't load administrators")).toBeVisible()
    panelOf(story).server.say(...listing(three)())
    await userEvent.click(story.canvas.getByRole('button', { name: 'Try again' }))
    await seesRows(4)
  },
}

export const NotForCoaches: PanelStory = {
  ...storyAt('/admin', listing(three), 'coach'),
  play: async (story) => {
    await expect(await story.canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(requestsTo(story, listAdmins)).toHaveLength(0)
  },
}

const fillIn = async (form: Awaited<ReturnType<typeof dialogOf>>, password: string, again: string) => {
  await retype(form.getByRole('textbox', { name: /^Name/ }), 'Beatriz')
  await retype(form.getByRole('textbox', { name: /^First last name/ }), 'Solís')
  await retype(form.getByRole('textbox', { name: /^Email/ }), 'bea@gym.example')
  await retype(form.getByRole('textbox', { name: /^Mobile/ }), '55 1234 5678')
  await userEvent.type(form.getByLabelText(/^Password\*?$/), password)
  await userEvent.type(form.getByLabelText(/^Confirm password\*?$/), again)
}

export const NewOne: PanelStory = {
  ...storyAt('/admin', with3(answer(createAdmin, () => ({ uuid: adminAt(3).uuid })))),
  play: async (story) => {
    await userEvent.click(await story.canvas.findByRole('button', { name: 'Add administrator' }))
    const form = await dialogOf('Add administrator')
    await userEvent.click(form.getByRole('button', { name: 'Add administrator' }))
    await expect(await form.findByRole('group', { name: 'Check these fields' })).toHaveFocus()
    await fillIn(form, 'cuatro tazas azules', 'cuatro tazas')
    await expect(await form.findByText('Strong')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Add administrator' }))
    await expect((await form.findAllByText(/The passwords don't match/)).length).toBeGreaterThan(0)
    await retype(form.getByLabelText(/^Confirm password\*?$/), 'cuatro tazas azules')
    await userEvent.click(form.getByRole('button', { name: 'Add administrator' }))
    await toastSays('Administrator created')
    await expect(requestsTo(story, createAdmin)).toMatchObject([
      { body: { name: 'Beatriz', lastName1: 'Solís', mobilePhone: '5512345678', landline: null, role: 'admin' } },
    ])
  },
}

/** Typed values survive a refusal and a reload, except for passwords. The notice stays until the email changes. */
export const Taken: PanelStory = {
  ...storyAt('/admin', with3(answer(createAdmin, () => new Refused(422, 'email-taken', { email: ['taken'] })))),
  play: async (story) => {
    await userEvent.click(await story.canvas.findByRole('button', { name: 'Add administrator' }))
    const form = await dialogOf('Add administrator')
    await fillIn(form, 'cuatro tazas azules', 'cuatro tazas azules')
    await userEvent.click(form.getByRole('button', { name: 'Add administrator' }))
    const taken = 'An administrator with this email already exists.'
    await expect(await form.findByText(taken)).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 's')
    await expect(form.getByText(taken)).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: /^Email/ }), 'x')
    await expect(form.queryByText(taken)).toBeNull()
    await reload(story)
    const kept = await dialogOf('Add administrator')
    await expect(kept.getByRole('textbox', { name: /^Email/ })).toHaveValue('bea@gym.examplex')
    await expect(kept.getByLabelText(/^Password\*?$/)).toHaveValue('')
  },
}

export const Edited: PanelStory = {
  ...storyAt('/admin', with3(answer(updateAdmin, () => ({ message: 'ok' })))),
  play: async (story) => {
    await userEvent.click(await story.canvas.findByRole('button', { name: 'Edit Carlos Medina' }))
    const form = await dialogOf('Edit administrator')
    await expect(form.getByRole('textbox', { name: /^Email/ })).toHaveAttribute('readonly')
    await expect(form.queryByLabelText(/^Password/)).toBeNull()
    await retype(form.getByRole('textbox', { name: /^Name/ }), 'Carlota')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    await toastSays('Administrator updated')
    await expect(requestsTo(story, updateAdmin)).toMatchObject([
      { body: { name: 'Carlota', role: 'coach', isActive: true } },
    ])
  },
}

export const SwitchedOff: PanelStory = {
  ...storyAt('/admin', with3(answer(updateAdmin, () => new Refused(409, 'last-administrator')))),
  play: async (story) => {
    await seesRows(4)
    await userEvent.click(screen.getByRole('switch', { name: 'Lucía Herrera can sign in' }))
    await toastSays('last-administrator')
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Lucía Herrera can sign in' })).toBeChecked())
    panelOf(story).server.say(answer(updateAdmin, () => ({ message: 'ok' })))
    await userEvent.click(screen.getByRole('switch', { name: 'Carlos Medina can sign in' }))
    await toastSays('Carlos Medina was signed out and can no longer sign in')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await toastSays('Carlos Medina can sign in again')
    await expect(requestsTo(story, updateAdmin).map(({ body }) => body.isActive)).toEqual([false, false, true])
  },
}

const longAdmin = adminAt(1, {
  name: 'Ñ'.repeat(50),
  lastName1: 'W'.repeat(100),
  lastName2: 'M'.repeat(100),
  email: `${'w'.repeat(60)}@${'m'.repeat(60)}.example`,
  landline: '1'.repeat(15),
  mobilePhone: '2'.repeat(15),
})
const longAt = (width: 360 | 768 | 1366): PanelStory => ({
  ...storyAt('/admin', listing([longAdmin, adminAt(0)])),
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  play: async () => {
    await seesRows(3)
    await fitsIn(width)
  },
})
export const LongAt360 = longAt(360)
export const LongAt768 = longAt(768)
export const LongAt1366 = longAt(1366)

export const Roles: PanelStory = {
  ...storyAt('/roles'),
  play: async ({ canvas }) => {
    await seesRows(3, 'Roles')
    await expect(canvas.getAllByText('Add users')).toHaveLength(2)
    await expect(canvas.getAllByText('Can:')).toHaveLength(27)
  },
}

const wholeIn = (locale: 'en' | 'es', columns: readonly string[]): PanelStory =>
  wholeAt1366({
    locale,
    path: '/admin',
    answers: listing([
      adminAt(0, { email: email45, landline: '5555512345', createdAt: new Date('2026-10-30T16:00:00Z') }),
      adminAt(1, { name: 'María José', lastName1: 'Torremocha', landline: '5541002233' }),
      adminAt(2),
    ]),
    columns,
    texts: [email45, '5555512345', locale === 'es' ? 'Entrenador' : 'Coach'],
  })
export const WholeAt1366 = wholeIn('en', [
  'Name',
  'Last name',
  'Email',
  'Landline',
  'Mobile',
  'Role',
  'Status',
  'Created',
  'Actions',
])
export const WholeAt1366InSpanish = wholeIn('es', [
  'Nombre',
  'Apellidos',
  'Correo',
  'Teléfono fijo',
  'Celular',
  'Rol',
  'Estado',
  'Alta',
  'Acciones',
])
