import { answer, Refused } from '@repo/api-client/fake/answer'
import {
  createImport,
  listImports,
  runImport,
  saveImportColumns,
  saveImportRow,
  showImport,
  undoImport,
} from '@repo/api-client/imports/endpoints'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  fitsIn,
  panelMeta,
  panelOf,
  type PanelStory,
  requestsTo,
  storyAt,
  toastSays,
} from '../../stories/panel-story.tsx'
import { StoryPanel } from '../../stories/story-panel.tsx'
import { IMPORT_UUID, importOf, importServer } from './sample-import.ts'
import { rowOf } from './sample-rows.ts'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const NEW = '/users?import=new'
const OPENED = `/users?import=${IMPORT_UUID}`

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (label: string | RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const drop = async (name: string, content = 'email,name') =>
  userEvent.upload(await screen.findByLabelText('Choose a file or drop it here'), new File([content], name))
const rowAt = async (number: number) =>
  within((await screen.findByRole('rowheader', { name: String(number) })).closest('tr') as HTMLElement)
const show = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }))

const recent = [
  importOf({
    state: 'done',
    undoUntil: new Date('2026-11-30T16:00:00Z'),
    outcomes: { created: 312, changed: 4, moved: 0 },
  }),
  importOf({
    uuid: '0190a000-0000-7000-8000-900000000002',
    state: 'columns',
    fileName: 'exportación de alumnos con un nombre muy largo, enero a noviembre.xlsx',
  }),
]

export const FileChoice: PanelStory = {
  tags: ['picture'],
  ...storyAt(NEW, () => [answer(listImports, () => recent), ...importServer()]),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Import users' })).toBeVisible()
    await expect(await screen.findByText('clients-2026.csv')).toBeVisible()
    await expect(await screen.findByText(/316 imported/)).toBeVisible()
  },
}

export const OpenedFromTheList: PanelStory = {
  ...storyAt('/users', () => importServer({ first: importOf({ state: 'columns' }) })),
  play: async (story) => {
    await press('Import')
    await drop('clients.csv')
    await expect(await screen.findByRole('combobox', { name: /^Email/ })).toHaveTextContent('E-mail Address')
    await expect(panelOf(story).address()).toBe(OPENED)
    await expect(requestsTo(story, createImport)).toMatchObject([
      { body: { kind: 'members', fileName: 'clients.csv' } },
    ])
    const main = within(screen.getByRole('main'))
    await userEvent.click(main.getByRole('link', { name: 'Users' }))
    await waitFor(() => expect(panelOf(story).address()).toBe('/users'))
  },
}

export const Refusals: PanelStory = {
  ...storyAt(NEW, () => [answer(createImport, () => new Refused(422, 'table-empty')), ...importServer()]),
  play: async (story) => {
    await drop('empty.csv')
    await expect(await screen.findByText("The file wasn't read")).toBeVisible()
    await expect(screen.getByText('table-empty')).toBeVisible()
    await drop('big.csv', 'x'.repeat(10 * 2 ** 20 + 1))
    await expect(await screen.findByText('The file is larger than 10 MB.')).toBeVisible()
    await expect(requestsTo(story, createImport)).toHaveLength(1)
  },
}

export const Columns: PanelStory = {
  tags: ['picture'],
  ...storyAt(OPENED, () => importServer({ first: importOf({ state: 'columns' }) })),
  play: async (story) => {
    await expect(await screen.findByText('Check this')).toBeVisible()
    await expect(screen.getByRole('combobox', { name: 'Character set' })).toHaveTextContent('Windows-1252')
    await expect(screen.getByRole('combobox', { name: 'Separated by' })).toHaveTextContent('Semicolons')
    await expect(screen.getByText('Not imported: Membership')).toBeVisible()
    await choose('Pseudonym', 'Client')
    await expect(await screen.findByText('Chosen by you')).toBeVisible()
    await choose('Weight', 'Not in the file')
    await waitFor(() => expect(screen.queryByText('Check this')).toBeNull())
    await press('Continue to preview')
    await expect(await screen.findByText(/to import$/)).toBeVisible()
    const [sent] = requestsTo(story, saveImportColumns)
    await expect(sent).toMatchObject({
      body: { columns: { fullName: 0, email: 1, birthday: 2, sex: 3, pseudonym: 0 } },
    })
    await expect(sent?.body.columns).not.toHaveProperty('weight')
  },
}

export const ReadAgain: PanelStory = {
  ...storyAt(OPENED, () => importServer({ first: importOf({ state: 'columns' }) })),
  play: async (story) => {
    await choose('Character set', 'Mac OS Roman')
    await waitFor(() =>
      expect(requestsTo(story, saveImportColumns)).toMatchObject([{ body: { encoding: 'macintosh', separator: ';' } }]),
    )
  },
}

export const BackToColumns: PanelStory = {
  ...storyAt(OPENED, () => importServer()),
  play: async (story) => {
    await screen.findByText('76 users to import')
    await press(/^Columns/)
    const title = screen.getByRole('heading', { level: 1, name: 'Import users' })
    await waitFor(() => expect(title).toHaveFocus())
    await choose('Dates are written', 'Month, day, year: 12/31/1990')
    await press('Continue to preview')
    await expect(await screen.findByText('76 users to import')).toBeVisible()
    await waitFor(() => expect(title).toHaveFocus())
    await expect(requestsTo(story, saveImportColumns)).toMatchObject([{ body: { dayOrder: 'mdy' } }])
  },
}

export const UnansweredQuestion: PanelStory = {
  ...storyAt(OPENED, () => {
    const { settings } = importOf()
    const open = { ...settings, dayOrder: null, columns: { ...settings.columns, email: undefined } }
    const columns = Object.fromEntries(Object.entries(open.columns).filter(([, index]) => index !== undefined))
    return importServer({
      first: importOf({ state: 'columns', questions: ['email', 'dayOrder'], settings: { ...open, columns } }),
    })
  }),
  play: async (story) => {
    await expect(await screen.findByText('The file leaves something open')).toBeVisible()
    await expect(screen.getByRole('combobox', { name: /^Dates are written/ })).toHaveAccessibleDescription(
      'Choose an option',
    )
    await press('Continue to preview')
    await expect(requestsTo(story, saveImportColumns)).toEqual([])
    await choose(/^Email/, 'E-mail Address')
    await choose(/^Dates are written/, 'Day, month, year: 31/12/1990')
    await waitFor(() => expect(screen.queryByText('The file leaves something open')).toBeNull())
    await press('Continue to preview')
    await expect(await screen.findByText(/to import$/)).toBeVisible()
    await expect(requestsTo(story, saveImportColumns)).toMatchObject([
      { body: { dayOrder: 'dmy', columns: { email: 1 } } },
    ])
  },
}

export const Preview: PanelStory = {
  tags: ['picture'],
  ...storyAt(OPENED, () => importServer({ first: importOf({ missing: { birthday: 48, weight: 1312 } }) })),
  play: async () => {
    await expect(await screen.findByText('76 users to import')).toBeVisible()
    await expect(screen.getByText(/^New users without: Birthday 48 · Weight 1,312/)).toBeVisible()
    const faulty = await rowAt(2)
    await expect(faulty.getByText('Enter a valid date')).toBeVisible()
    await expect((await rowAt(3)).getByText('Enter an email')).toBeVisible()
  },
}

export const Filtered: PanelStory = {
  ...storyAt(OPENED, () => importServer()),
  play: async () => {
    await show(/^Changed 1/)
    const changed = await rowAt(4)
    await expect(changed.getByText('61 kg')).toBeVisible()
    await expect(changed.getByText('Female')).toBeVisible()
    await show(/^New 75/)
    const added = await rowAt(6)
    await expect(added.getByRole('button', { name: 'Birthday: May 4, 1988' })).toBeVisible()
    await expect(added.getByText('64 kg')).toBeVisible()
    await press('Next page')
    await rowAt(60)
    await show(/^Left out 0/)
    await expect(await screen.findByText('No rows like this.')).toBeVisible()
  },
}

export const FaultsEditedAway: PanelStory = {
  ...storyAt(OPENED, () => importServer()),
  play: async (story) => {
    const row = await rowAt(2)
    await userEvent.click(row.getByRole('button', { name: 'Email: ana@@members' }))
    const email = await screen.findByRole('textbox', { name: 'Email' })
    await userEvent.clear(email)
    await userEvent.type(email, 'ana@members.example{Enter}')
    await waitFor(() => expect(row.queryByText('Enter a valid email')).toBeNull())
    await userEvent.click(row.getByRole('button', { name: 'Birthday: 31/02/1990' }))
    const birthday = await screen.findByRole('textbox', { name: 'Birthday' })
    await userEvent.clear(birthday)
    await userEvent.type(birthday, '28/02/1990{Enter}')
    await expect(await row.findByText('New')).toBeVisible()
    await expect(await screen.findByText('77 users to import')).toBeVisible()
    await expect(requestsTo(story, saveImportRow)).toMatchObject([
      { params: { number: 2 }, body: { cells: { email: 'ana@members.example' } } },
      { params: { number: 2 }, body: { cells: { birthday: '28/02/1990' } } },
    ])
  },
}

export const LeftOut: PanelStory = {
  ...storyAt(OPENED, () => importServer()),
  play: async () => {
    const row = await rowAt(3)
    await userEvent.click(row.getByRole('button', { name: 'Leave out Íñigo Soto' }))
    await expect(await row.findByText('Left out')).toBeVisible()
    await expect(await screen.findByRole('radio', { name: 'Left out 1' })).toBeVisible()
    await userEvent.click(await row.findByRole('button', { name: 'Take in Íñigo Soto' }))
    await expect(await row.findByText('With errors')).toBeVisible()
  },
}

export const DecisionByRow: PanelStory = {
  ...storyAt(OPENED, () => importServer()),
  play: async (story) => {
    await show(/^Changed 1/)
    const row = await rowAt(4)
    await userEvent.click(row.getByRole('button', { name: 'As for all: what to do with Zoé Luna' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Keep as is' }))
    await expect(await row.findByText('Unchanged')).toBeVisible()
    await expect(requestsTo(story, saveImportRow)).toMatchObject([
      { params: { number: 4 }, body: { decision: 'skip' } },
    ])
    await choose('Users the center already has', 'Overwrite with the file')
    await waitFor(() =>
      expect(requestsTo(story, saveImportColumns)).toMatchObject([{ body: { decision: 'overwrite' } }]),
    )
  },
}

const done = {
  undoUntil: new Date('2026-11-30T16:00:00Z'),
  outcomes: { created: 75, changed: 1, moved: 0 },
}

export const RunAndUndone: PanelStory = {
  ...storyAt(OPENED, () => importServer({ ends: done })),
  play: async (story) => {
    await screen.findByText('76 users to import')
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Import' }))
    await expect(await screen.findByRole('progressbar', { name: 'Importing…' })).toBeVisible()
    await expect(await screen.findByText('The import is done')).toBeVisible()
    await expect(requestsTo(story, runImport)).toHaveLength(1)
    await press('Undo import')
    const question = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }))
    await userEvent.click(question.getByRole('button', { name: 'Undo import' }))
    await expect(await screen.findByText('The import is undone')).toBeVisible()
    await expect(requestsTo(story, undoImport)).toHaveLength(1)
  },
}

export const MailsAsked: PanelStory = {
  ...storyAt(OPENED, () => importServer({ ends: done })),
  play: async (story) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Send new users a welcome email' }))
    await waitFor(() =>
      expect(requestsTo(story, saveImportColumns)).toMatchObject([{ body: { sendsWelcomeMails: true } }]),
    )
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Send new users a welcome email' })).toBeChecked())
    const button = screen.getByRole('button', { name: 'Import' })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await userEvent.click(button)
    await screen.findByRole('alertdialog', { name: 'Import and send welcome emails?' })
    await expect(requestsTo(story, runImport)).toEqual([])
    await press('Import and send')
    await expect(await screen.findByText('The import is done')).toBeVisible()
  },
}

export const Result: PanelStory = {
  tags: ['picture'],
  ...storyAt(OPENED, () =>
    importServer({
      first: importOf({ ...done, state: 'done', outcomes: { created: 75, changed: 1, moved: 1 } }),
      rows: [rowOf(4, { state: 'changed', outcome: 'moved' })],
    }),
  ),
  play: async () => {
    await expect(await screen.findByText('The import is done')).toBeVisible()
    await expect(await screen.findByText(/^You can undo this import until/)).toBeVisible()
    // a press scrolls to its button, whose place depends on the rows
    await expect(await screen.findByRole('rowheader', { name: '4' })).toBeVisible()
    await press('Show codes')
    const codes = within(await screen.findByRole('list', { name: 'Sign-in codes' }))
    await expect(codes.getByText('100 000')).toBeVisible()
  },
}

export const Kept: PanelStory = {
  ...storyAt(OPENED, () =>
    importServer({
      first: importOf({
        state: 'undone',
        kept: [
          { number: 7, name: 'Ximena Muñoz', reason: 'trained' },
          { number: 9, name: 'Kike Güémez', reason: 'in-challenge' },
        ],
      }),
      rows: [],
    }),
  ),
  play: async () => {
    const kept = within(await screen.findByRole('list', { name: 'Kept' }))
    await expect(kept.getByText('Ximena Muñoz')).toBeVisible()
    await expect(kept.getByText('takes part in a challenge')).toBeVisible()
    await press('Import another file')
    await expect(await screen.findByText('Choose a file or drop it here')).toBeVisible()
  },
}

export const TwoTabs: PanelStory = {
  ...storyAt(OPENED, () => importServer()),
  play: async (story) => {
    await screen.findByText('76 users to import')
    panelOf(story).server.say(
      answer(runImport, () => new Refused(409, 'import-state')),
      ...importServer({ first: importOf({ ...done, state: 'done' }), rows: [] }).filter(
        ({ endpoint }) => endpoint.path === '/api/v2/imports/{uuid}' && endpoint.method === 'GET',
      ),
    )
    await press('Import')
    await toastSays('This import was continued elsewhere. It is shown as it is now.')
    await expect(await screen.findByText('The import is done')).toBeVisible()
  },
}

export const Gone: PanelStory = {
  ...storyAt('/users?import=0190a000-0000-7000-8000-900000000009', () => [
    ...importServer().filter(({ endpoint }) => endpoint.path !== '/api/v2/imports/{uuid}'),
    answer(showImport, () => new Refused(404, 'not-found')),
  ]),
  play: async () => {
    await expect(await screen.findByText('This import no longer exists')).toBeVisible()
    await press('Import another file')
    await expect(await screen.findByText('Choose a file or drop it here')).toBeVisible()
  },
}

export const NotForVisitors: PanelStory = {
  ...storyAt(NEW, () => importServer(), ['user_show']),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
  },
}

const at = (width: 360 | 768 | 1366, state: 'columns' | 'preview', locale: 'en' | 'es'): PanelStory => ({
  ...storyAt(OPENED, () => importServer({ first: importOf({ state, missing: { birthday: 48 } }) })),
  globals: { locale, viewport: { value: `w${width}`, isRotated: false } },
  play: async () => {
    await screen.findAllByText(state === 'columns' ? 'ana@members.example' : /ana@@members/)
    await fitsIn(width)
  },
})
export const ColumnsAt360 = at(360, 'columns', 'es')
export const ColumnsAt768 = at(768, 'columns', 'en')
export const PreviewAt360 = at(360, 'preview', 'es')
export const PreviewAt768 = at(768, 'preview', 'es')
export const PreviewAt1366 = at(1366, 'preview', 'es')

const long = 'Ñ'.repeat(300)
const longAt = (width: 360 | 1366): PanelStory => ({
  ...storyAt(OPENED, () => {
    const cells = { email: `${'w'.repeat(60)}@${'m'.repeat(200)}.example`, name: long, lastName1: long }
    const faults = { email: { code: 'not-an-email', text: 'Enter a valid email' } }
    const target = { uuid: '0190a000-0000-7000-8000-100000000004', name: long }
    return importServer({
      first: importOf(),
      rows: [rowOf(19_999, { state: 'fault', cells, faults, target })],
    })
  }),
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  play: async () => {
    await screen.findByText('Enter a valid email')
    await fitsIn(width)
  },
})
export const LongAt360 = longAt(360)
export const LongAt1366 = longAt(1366)
