import { answer, Refused } from '@repo/api-client/fake/answer'
import { importTraining } from '@repo/api-client/members/member-trainings'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'
import { removeTraining } from '@repo/api-client/trainings/training'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  requestsTo,
  dialogOf,
  fitsIn,
  panelMeta,
  type PanelStory,
  storyAt,
  toastSays,
} from '../../stories/panel-story.tsx'
import { fewMembers, listing, memberAt, pageFrom } from '../../stories/sample-members.ts'
import { fewTrainings, trainingAt } from '../../stories/sample-trainings.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

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

const importedAt = (place: number) => ({
  uuid: trainingAt(place).uuid,
  startAt: new Date('2026-11-11T12:00:00Z'),
  countedSeconds: 7920,
  timerSeconds: 8280,
  leftOutValues: 3,
})
const importedAs = (...places: readonly number[]) => ({
  uuid: trainingAt(places[0] ?? 0).uuid,
  trainings: places.map(importedAt),
})

const importing = () => {
  let sent = 0
  return [
    listing(() => fewMembers),
    answer(listTrainings, ({ query }) => pageFrom(fewTrainings, query)),
    answer(listTrainingTypes, () => types),
    answer(importTraining, () => {
      sent += 1
      if (sent === 2) return new Refused(409, 'training-known')
      return sent === 3 ? new Refused(422, 'recording-unreadable') : importedAs(sent)
    }),
    answer(removeTraining, () => ({ message: 'ok' })),
  ]
}

const filesNamed = (...names: readonly string[]) => names.map((name) => new File(['recording'], name))

const open = async (words: { importing: string; of: string; title: string }) => {
  await userEvent.click(await screen.findByRole('button', { name: words.importing }))
  const people = await dialogOf(words.of)
  await userEvent.type(people.getByRole('combobox'), 'ágata')
  await userEvent.click(await people.findByRole('option', { name: /Ágata/ }))
  return dialogOf(words.title)
}
const inEnglish = { importing: 'Import', of: 'Import sessions for', title: 'Import sessions' }

export const Outcomes: PanelStory = {
  ...storyAt('/sessions', importing),
  play: async (story) => {
    const dialog = await open(inEnglish)
    await expect(dialog.getByText(/Ágata/)).toBeVisible()
    const chooser = dialog.getByLabelText('Choose files or drop them here')
    await waitFor(() => expect(chooser).toBeEnabled())
    await userEvent.upload(chooser, filesNamed('a.fit', 'b.tcx', 'c.fit'))
    await expect(await dialog.findByText('3 of 3 files')).toBeVisible()
    const rows = dialog.getAllByRole('listitem').map((row) => within(row))
    await expect(rows[0]?.getByText('Imported')).toBeVisible()
    await expect(rows[0]?.getByText('132 of 138 minutes with a heart rate')).toBeVisible()
    await expect(rows[0]?.getByText(/^3 values left out/)).toBeVisible()
    await expect(rows[1]?.getByText('Not imported')).toBeVisible()
    await expect(rows[2]?.getByText('Not imported')).toBeVisible()
    await expect(requestsTo(story, importTraining)).toHaveLength(3)
    const sent = { params: { uuid: memberAt(0).uuid }, body: { typeUuid: types[0]?.uuid } }
    await expect(requestsTo(story, importTraining)[0]).toMatchObject(sent)
    await expect(screen.queryByText('1 session imported')).toBeNull()
  },
}

export const TakenBack: PanelStory = {
  ...storyAt('/sessions', importing),
  play: async (story) => {
    const dialog = await open(inEnglish)
    const chooser = dialog.getByLabelText('Choose files or drop them here')
    await waitFor(() => expect(chooser).toBeEnabled())
    await userEvent.upload(chooser, filesNamed('a.fit', 'b.tcx'))
    await expect(await dialog.findByText('2 of 2 files')).toBeVisible()
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await toastSays('1 session imported')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await toastSays('Import undone')
    await expect(requestsTo(story, removeTraining)).toMatchObject([{ params: { uuid: trainingAt(1).uuid } }])
  },
}

const importAgain = (handle: Parameters<typeof answer<typeof importTraining>>[1]) => () => [
  answer(importTraining, handle),
  ...importing(),
]

export const Overlapping: PanelStory = {
  ...storyAt(
    '/sessions',
    importAgain(({ body }) => (body.force === true ? importedAs(1) : new Refused(409, 'training-overlaps'))),
  ),
  play: async (story) => {
    const dialog = await open(inEnglish)
    const chooser = dialog.getByLabelText('Choose files or drop them here')
    await waitFor(() => expect(chooser).toBeEnabled())
    await userEvent.upload(chooser, filesNamed('a.fit'))
    await expect(await dialog.findByText('Not imported')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Import anyway' }))
    await expect(await dialog.findByText('Imported')).toBeVisible()
    await expect(dialog.getByText('1 of 1 file')).toBeVisible()
    await expect(requestsTo(story, importTraining)[1]).toMatchObject({ body: { force: true } })
  },
}

export const Several: PanelStory = {
  ...storyAt(
    '/sessions',
    importAgain(({ body }) => {
      if (body.activities !== undefined) return importedAs(1, 2)
      const activities = [0, 1, 3].map((place) => ({
        activity: place,
        started_at: `2026-11-11T1${place}:00:00Z`,
        timer_seconds: 1800,
      }))
      return new Refused(422, 'recording-has-several', {}, { data: { activities } })
    }),
  ),
  play: async (story) => {
    const dialog = await open(inEnglish)
    const chooser = dialog.getByLabelText('Choose files or drop them here')
    await waitFor(() => expect(chooser).toBeEnabled())
    await userEvent.upload(chooser, filesNamed('season.tcx'))
    const [first, , third] = await dialog.findAllByRole('checkbox', { name: /30 minutes/ })
    await expect(dialog.getByRole('button', { name: 'Import selection' })).toBeDisabled()
    if (third !== undefined) await userEvent.click(third)
    if (first !== undefined) await userEvent.click(first)
    await userEvent.click(dialog.getByRole('button', { name: 'Import selection' }))
    await expect(await dialog.findAllByText('132 of 138 minutes with a heart rate')).toHaveLength(2)
    await expect(requestsTo(story, importTraining)[1]).toMatchObject({ body: { activities: [0, 3] } })
  },
}

/** Without training types, the form shows why nothing can be dropped. */
export const FailedTypes: PanelStory = {
  ...storyAt('/sessions', () => [answer(listTrainingTypes, () => new Refused(403, 'forbidden')), ...importing()]),
  play: async () => {
    const dialog = await open(inEnglish)
    await expect(await dialog.findByText("Couldn't load training types")).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const InSpanishAt360: PanelStory = {
  ...storyAt('/sessions', importing),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    const words = { importing: 'Importar', of: 'Importar sesiones de', title: 'Importar sesiones' }
    const dialog = await open(words)
    const chooser = dialog.getByLabelText('Elige archivos o suéltalos aquí')
    await waitFor(() => expect(chooser).toBeEnabled())
    await userEvent.upload(chooser, filesNamed(`${'carrera'.repeat(20)}.fit`, 'b.tcx'))
    await expect(await dialog.findByText('2 de 2 archivos')).toBeVisible()
    await fitsIn(360)
  },
}

export const NoPermission: PanelStory = {
  ...storyAt('/sessions', importing, 'coach'),
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Sessions' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
  },
}
