import { answer, Refused, silence } from '@repo/api-client/fake/answer'
import { listMembers } from '@repo/api-client/members/list-members'
import { exportMembers } from '@repo/api-client/members/member-endpoints'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  requestsTo,
  fitsIn,
  panelMeta,
  panelOf,
  type PanelStory,
  reload,
  storyAt,
  toastSays,
} from '../../stories/panel-story.tsx'
import { fewMembers, listing, longMember, manyMembers, memberAt } from '../../stories/sample-members.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'
import { email45, wholeAt1366 } from '../../stories/whole-list.ts'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const full = () => [listing(() => manyMembers)]
const few = () => [listing(() => fewMembers)]

const rowsIn = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row')
const seesRows = (count: number, name = 'Users') => waitFor(() => expect(rowsIn(name)).toHaveLength(count))
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)

export const Full: PanelStory = {
  tags: ['picture'],
  ...storyAt('/users', full),
  play: async ({ canvas }) => {
    await seesRows(21)
    await waitFor(() =>
      expect(heads()).toEqual(['', 'Name', 'Last name', 'Pseudonym', 'Email', 'Sex', 'Birthday', 'Actions']),
    )
    await expect(canvas.getByText('Showing 1–20 of 45')).toBeVisible()
    await expect(within(rowsIn('Users')[1] as HTMLElement).getByText('03/09/1994')).toBeVisible()
  },
}

export const FullInSpanish: PanelStory = {
  tags: ['picture'],
  ...storyAt('/users', few),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await seesRows(6, 'Usuarios')
    await expect(canvas.getByText('Se muestran 1–5 de 5')).toBeVisible()
    await expect(within(rowsIn('Usuarios')[1] as HTMLElement).getByText('09/03/1994')).toBeVisible()
  },
}

export const Loading: PanelStory = {
  ...storyAt('/users', () => [answer(listMembers, silence)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    await expect(canvas.queryByText(/^Showing/)).toBeNull()
  },
}

export const Empty: PanelStory = {
  ...storyAt('/users', () => [listing(() => [])]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No users yet')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const Failed: PanelStory = {
  ...storyAt('/users', () => [answer(listMembers, () => new Refused(403, 'forbidden'))]),
  play: async (story) => {
    await expect(await story.canvas.findByText('Could not download users, try later.')).toBeVisible()
    await expect(requestsTo(story, listMembers)).toHaveLength(1)
    panelOf(story).server.say(...few())
    await userEvent.click(story.canvas.getByRole('button', { name: 'Try again' }))
    await seesRows(6)
  },
}

export const FailedInSpanish: PanelStory = {
  ...storyAt('/users', () => [answer(listMembers, () => new Refused(403, 'forbidden'))]),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible()
  },
}

export const TryingAgain: PanelStory = {
  ...storyAt('/users', () => [answer(listMembers, () => new Refused(500, 'internal'))]),
  play: async (story) => {
    await expect(await story.canvas.findByText('The server is having a problem. Trying again…')).toBeVisible()
    await expect(await story.canvas.findByText('Could not download users, try later.')).toBeVisible()
    await expect(requestsTo(story, listMembers)).toHaveLength(2)
  },
}

export const AsACoach: PanelStory = {
  ...storyAt('/users', few, 'coach'),
  play: async ({ canvas }) => {
    await seesRows(6)
    await expect(canvas.getAllByRole('button', { name: /^Metrics for/ })).toHaveLength(5)
    for (const name of [/^Edit/, 'Add user']) await expect(canvas.queryByRole('button', { name })).toBeNull()
    const [more] = canvas.getAllByRole('button', { name: /^More actions for/ })
    await userEvent.click(more!)
    const offered = within(await screen.findByRole('menu')).getAllByRole('menuitem')
    await expect(offered.map((item) => item.textContent)).toEqual(['Show sign-in code'])
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

const longAt = (width: 360 | 768 | 1024 | 1280 | 1366 | 1920): PanelStory => ({
  ...storyAt('/users', () => [listing(() => [longMember, memberAt(1, { isBanned: true })])]),
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  play: async ({ canvas }) => {
    await seesRows(3)
    await fitsIn(width)
    for (const button of canvas.getAllByRole('button', { name: /^(?:Metrics for|Edit|More actions for)/ }))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(width)
  },
})
export const LongAt360 = longAt(360)
export const LongAt768 = longAt(768)
export const LongAt1024 = longAt(1024)
export const LongAt1280 = longAt(1280)
export const LongAt1366 = longAt(1366)
export const LongAt1920 = longAt(1920)

export const CutWithATooltip: PanelStory = {
  ...storyAt('/users', () => [listing(() => [memberAt(0, { lastName1: 'Torremocha Villaseñor de la Concepción' })])]),
  play: async ({ canvas }) => {
    const cut = await canvas.findByText('Torremocha Villaseñor de la C…')
    await expect(cut).toBeVisible()
    canvas.getByRole('button', { name: 'Torremocha Villaseñor de la Concepción' }).focus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Torremocha Villaseñor de la Concepción')
  },
}

export const PageByPage: PanelStory = {
  ...storyAt('/users', full),
  play: async (story) => {
    const { canvas } = story
    await seesRows(21)
    const pages = () => within(canvas.getByRole('navigation', { name: 'User pages' }))
    const press = (name: string) => userEvent.click(pages().getByRole('button', { name }))
    const at = async (number: number, address: string) => {
      await waitFor(() => expect(pages().getByText(`Page ${number} of 3`)).toBeVisible())
      await waitFor(() => expect(panelOf(story).address()).toBe(address))
    }
    await at(1, '/users')
    await expect(pages().getByRole('button', { name: 'First page' })).toBeDisabled()
    await press('Next page')
    await at(2, '/users?page=2')
    await expect(await canvas.findByText('member21@members.example')).toBeVisible()
    await press('Last page')
    await at(3, '/users?page=3')
    await seesRows(6)
    await expect(pages().getByRole('button', { name: 'Next page' })).toBeDisabled()
    await press('Previous page')
    await at(2, '/users?page=2')
    await press('First page')
    await at(1, '/users')
    // visited pages are cached, and the next page is prefetched
    await expect(requestsTo(story, listMembers).map(({ query }) => query.page)).toEqual([1, 2, 3])
  },
}

export const BeyondTheLastPage: PanelStory = {
  ...storyAt('/users?page=999', full),
  play: async (story) => {
    await seesRows(6)
    await waitFor(() => expect(panelOf(story).address()).toBe('/users?page=3'))
  },
}

export const Sorted: PanelStory = {
  ...storyAt('/users', few),
  play: async (story) => {
    await seesRows(6)
    const head = () => story.canvas.getByRole('columnheader', { name: 'Email' })
    const press = () => userEvent.click(within(head()).getByRole('button'))
    await press()
    await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'ascending'))
    await press()
    await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'descending'))
    await expect(panelOf(story).address()).toBe('/users?sort=email&direction=desc')
    await waitFor(() =>
      expect(requestsTo(story, listMembers).at(-1)?.query).toMatchObject({ sort: 'email', direction: 'desc' }),
    )
  },
}

export const ColumnsAndRows: PanelStory = {
  ...storyAt('/users', full),
  play: async (story) => {
    await seesRows(21)
    const choose = async (name: string) => {
      await userEvent.click(story.canvas.getByRole('button', { name: 'Columns and rows' }))
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }))
    }
    await choose('Birthday')
    await waitFor(() => expect(heads()).not.toContain('Birthday'))
    await choose('50 rows')
    await seesRows(46)
    await reload(story)
    await seesRows(46)
    await waitFor(() => expect(heads()).not.toContain('Birthday'))
    await choose('Birthday')
    await waitFor(() => expect(heads()).toContain('Birthday'))
  },
}

export const FileFails: PanelStory = {
  ...storyAt('/users', () => [answer(exportMembers, () => new Refused(500, 'internal')), ...few()]),
  play: async (story) => {
    await seesRows(6)
    await userEvent.click(story.canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }))
    await toastSays('An error occurred, please try again later.')
    await expect(requestsTo(story, exportMembers)[0]?.query).toMatchObject({ format: 'csv', sort: 'created' })
  },
}

const wholeIn = (locale: 'en' | 'es', columns: readonly string[]): PanelStory =>
  wholeAt1366({
    locale,
    path: '/users',
    answers: () => [
      listing(() => [memberAt(0, { email: email45 }), memberAt(1, { name: 'Santiago', isBanned: true }), memberAt(2)]),
    ],
    columns,
    texts: [email45, 'Santiago'],
  })
export const WholeAt1366 = wholeIn('en', ['', 'Name', 'Last name', 'Pseudonym', 'Email', 'Sex', 'Birthday', 'Actions'])
export const WholeAt1366InSpanish = wholeIn('es', [
  '',
  'Nombre',
  'Apellidos',
  'Seudónimo',
  'Correo',
  'Sexo',
  'Nacimiento',
  'Acciones',
])
