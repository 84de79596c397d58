import { answer, Refused } from '@repo/api-client/fake/answer'
import { addTrainingFile, createTrainingImport, saveImportRow } from '@repo/api-client/imports/endpoints'
import type { ImportRow } from '@repo/api-client/imports/import-rows'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import type { Meta } from '@storybook/react-vite'
import { zipSync } from 'fflate'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { fitsIn, panelMeta, panelOf, type PanelStory, requestsTo, storyAt } from '../../stories/panel-story.tsx'
import { pageFrom } from '../../stories/sample-members.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'
import { IMPORT_UUID, importOf, importServer } from './sample-import.ts'
import { rowOf } from './sample-rows.ts'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const NEW = '/sessions?import=new'
const OPENED = `/sessions?import=${IMPORT_UUID}`
const types = [
  {
    uuid: '0190a000-0000-7000-8000-300000000001',
    name: 'Functional',
    names: { en: 'Functional', es: 'Funcional' },
    stepKind: null,
  },
  {
    uuid: '0190a000-0000-7000-8000-300000000002',
    name: 'Running',
    names: { en: 'Running', es: 'Carrera' },
    stepKind: null,
  },
]

const fileRow = (number: number, file: string, change: Partial<ImportRow> = {}) =>
  rowOf(number, {
    cells: { file, email: 'ana@members.example', startAt: '2026-11-11T12:00:00Z', minutes: '52' },
    target: { uuid: '0190a000-0000-7000-8000-100000000004', name: 'Ana López' },
    pseudonym: null,
    ...change,
  })

const rows = [
  fileRow(1, 'Ana López/2026-11-11.fit'),
  fileRow(2, 'Ana López/2026-11-11 again.fit', {
    state: 'fault',
    faults: { row: { code: 'training-overlaps', text: 'This session overlaps an existing session.' } },
  }),
  fileRow(3, 'unknown/morning.tcx', {
    state: 'fault',
    cells: { file: 'unknown/morning.tcx', email: '', startAt: '2026-11-12T12:00:00Z', minutes: '40' },
    faults: { email: { code: 'no-member', text: 'No user has an email or whole name in this path' } },
    target: null,
  }),
]

const first = importOf({ kind: 'trainings', columns: [], sheets: [], fileName: 'sessions' })
const server = () => [
  answer(listTrainings, ({ query }) => pageFrom([], query)),
  answer(listTrainingTypes, () => types),
  answer(createTrainingImport, () => ({ uuid: IMPORT_UUID })),
  answer(addTrainingFile, ({ body: { path } }) =>
    path.includes('broken') ? new Refused(413, 'recording-too-large') : [fileRow(9, path)],
  ),
  ...importServer({ first, rows }),
]

const rowAt = async (number: number) =>
  within((await screen.findByRole('rowheader', { name: String(number) })).closest('tr') as HTMLElement)

export const Sent: PanelStory = {
  ...storyAt('/sessions', server),
  play: async (story) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Import for several users' }))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Training' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Running' }))
    const inner = zipSync({ 'Ana López/run.fit': new Uint8Array([1]), 'notes.txt': new Uint8Array([2]) })
    const files = [
      new File([new Uint8Array(inner)], 'november.zip'),
      new File(['x'], 'broken.gpx'),
      new File(['x'], 'photo.jpg'),
      new File(['x'], '.DS_Store'),
    ]
    await userEvent.upload(screen.getByLabelText('Choose files or drop them here'), files)
    const refused = within(await screen.findByRole('list', { name: "Files that weren't read" }))
    await expect(await refused.findByText('broken.gpx')).toBeVisible()
    await expect(refused.getByText('Only FIT, TCX, GPX, and ZIP files can be imported.')).toBeVisible()
    await expect(refused.queryByText('.DS_Store')).toBeNull()
    await waitFor(() => expect(panelOf(story).address()).toBe(OPENED))
    await expect(await screen.findByText('1 session to import')).toBeVisible()
    await expect(requestsTo(story, createTrainingImport)).toMatchObject([{ body: { typeUuid: types[1]?.uuid } }])
    const sent = requestsTo(story, addTrainingFile).map(({ body: { path } }) => path)
    await expect(sent.toSorted()).toEqual(['Ana López/run.fit', 'broken.gpx'])
  },
}

export const Overlap: PanelStory = {
  tags: ['picture'],
  ...storyAt(OPENED, server),
  play: async (story) => {
    const row = await rowAt(2)
    await expect(row.getByText('This session overlaps an existing session.')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Import anyway: Ana López' }))
    await expect(await row.findByText('New')).toBeVisible()
    await expect(await screen.findByText('2 sessions to import')).toBeVisible()
    await expect(requestsTo(story, saveImportRow)).toMatchObject([
      { params: { number: 2 }, body: { decision: 'force' } },
    ])
  },
}

export const MemberNamed: PanelStory = {
  ...storyAt(OPENED, server),
  play: async () => {
    const row = await rowAt(3)
    await userEvent.click(row.getByRole('button', { name: 'Email: empty' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'zoe@members.example{Enter}')
    await waitFor(() => expect(row.queryByText(/^No user has/)).toBeNull())
    await expect(row.queryByRole('button', { name: /^File/ })).toBeNull()
  },
}

export const NoZip: PanelStory = {
  ...storyAt(NEW, server),
  play: async (story) => {
    const chooser = await screen.findByLabelText('Choose files or drop them here')
    await waitFor(() => expect(chooser).toBeEnabled())
    await userEvent.upload(chooser, new File(['no zip'], 'sessions.zip'))
    await expect(await screen.findByText("This isn't a ZIP file, or it is damaged.")).toBeVisible()
    await userEvent.upload(chooser, new File(['x'], '.DS_Store'))
    await expect(await screen.findByText('It has no FIT, TCX, or GPX files.')).toBeVisible()
    await expect(requestsTo(story, createTrainingImport)).toEqual([])
    await expect(panelOf(story).address()).toBe(NEW)
  },
}

export const InSpanishAt360: PanelStory = {
  ...storyAt(OPENED, server),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    await screen.findByText('unknown/morning.tcx')
    await fitsIn(360)
  },
}
