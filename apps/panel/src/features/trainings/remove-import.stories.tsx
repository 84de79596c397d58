import { answer, Refused } from '@repo/api-client/fake/answer'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'
import { removeTraining, showTraining, type Training } from '@repo/api-client/trainings/training'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import {
  requestsTo,
  dialogGone,
  dialogOf,
  fitsIn,
  panelMeta,
  type PanelStory,
  storyAt,
  toastSays,
} from '../../stories/panel-story.tsx'
import { pageFrom } from '../../stories/sample-members.ts'
import { fewTrainings, trainingAt, wholeTraining } from '../../stories/sample-trainings.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const imported = { deviceType: 'import', classUuid: null, modality: 'individual' } as const
const shown = (change: Partial<Training>) => [
  answer(listTrainings, ({ query }) => pageFrom(fewTrainings, query)),
  answer(showTraining, () => wholeTraining(0, change)),
]
const ADDRESS = `/sessions?metrics=${trainingAt(0).uuid}`
const TITLE = 'Remove this imported session?'

export const Removed: PanelStory = {
  ...storyAt(ADDRESS, () => [...shown(imported), answer(removeTraining, () => ({ message: 'ok' }))]),
  play: async (story) => {
    const { canvas } = story
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove import' }))
    const question = await dialogOf(TITLE, 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await dialogGone('alertdialog')
    await expect(requestsTo(story, removeTraining)).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove import' }))
    const again = await dialogOf(TITLE, 'alertdialog')
    await userEvent.click(again.getByRole('button', { name: 'Remove import' }))
    await toastSays('Import undone')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible()
    await expect(requestsTo(story, removeTraining)).toEqual([{ params: { uuid: trainingAt(0).uuid } }])
    await waitFor(() => expect(requestsTo(story, listTrainings).length).toBeGreaterThan(0))
  },
}

export const Refusal: PanelStory = {
  ...storyAt(ADDRESS, () => [...shown(imported), answer(removeTraining, () => new Refused(500, 'internal'))]),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar importación' }))
    await fitsIn(360)
    const question = await dialogOf('¿Quitar esta sesión importada?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Quitar importación' }))
    await toastSays('Ocurrió un error, intenta más tarde.')
    await dialogGone('alertdialog')
    await expect(screen.getByRole('button', { name: 'Quitar importación' })).toBeVisible()
  },
}

export const NotImported: PanelStory = {
  ...storyAt(ADDRESS, () => shown({ deviceType: 'strap' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remove import' })).toBeNull()
  },
}

export const ForACoach: PanelStory = {
  ...storyAt(ADDRESS, () => shown(imported), 'coach'),
  play: NotImported.play,
}
