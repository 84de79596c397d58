import { showChallengeDashboard } from '@repo/api-client/challenges/board'
import type { Challenge } from '@repo/api-client/challenges/challenge'
import { exportChallenges, listChallenges, searchChallenges } from '@repo/api-client/challenges/list-challenges'
import { deleteChallenge } from '@repo/api-client/challenges/save-challenge'
import { answer, Refused, silence } from '@repo/api-client/fake/answer'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { figures, listing, rows, seesRows, six } from '../../../stories/challenge-answers.ts'
import {
  requestsTo,
  dialogOf,
  fitsIn,
  panelMeta,
  type PanelStory,
  storyAt,
  toastSays,
} from '../../../stories/panel-story.tsx'
import { challengeAt } from '../../../stories/sample-challenges.ts'
import { pageFrom } from '../../../stories/sample-members.ts'
import { StoryPanel } from '../../../stories/story-panel.tsx'
import { wholeAt1366 } from '../../../stories/whole-list.ts'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

export const Full: PanelStory = {
  tags: ['picture'],
  ...storyAt('/challenges', listing(six)),
  play: async ({ canvas }) => {
    await seesRows(7)
    await expect(await canvas.findByText('1,340')).toBeVisible()
    const first = within(rows()[1] as HTMLElement)
    await expect(first.getByText('Active')).toBeVisible()
    await expect(first.getByText('11/01/2026')).toBeVisible()
    // the last day is in the center's zone
    await expect(first.getByText('12/01/2026')).toBeVisible()
    await expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)[0]).toBe('No.')
    await expect(
      rows()
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[0]?.textContent),
    ).toEqual(['1', '2', '3', '4', '5', '6'])
  },
}

export const FullInSpanish: PanelStory = {
  ...storyAt('/challenges', listing(six)),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await seesRows(7, 'Retos')
    await expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('N.º')
    await expect(await canvas.findByText('Usuarios en retos')).toBeVisible()
  },
}

export const AsCoach: PanelStory = {
  ...storyAt('/challenges', listing(six), 'coach'),
  play: async ({ canvas }) => {
    await seesRows(7)
    await expect(canvas.queryByRole('button', { name: 'Add challenge' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'More actions for Reto 1' })).toBeNull()
  },
}

export const AsAFile: PanelStory = {
  ...storyAt('/challenges', () => [
    answer(exportChallenges, () => ({ content: 'Name', fileName: 'challenges.csv' })),
    ...listing(six)(),
  ]),
  play: async (story) => {
    await seesRows(7)
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }))
    await waitFor(() =>
      expect(requestsTo(story, exportChallenges)[0]?.query).toMatchObject({ search: null, format: 'csv' }),
    )
  },
}

export const Loading: PanelStory = {
  ...storyAt('/challenges', () => [answer(listChallenges, silence), answer(showChallengeDashboard, silence)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Challenges' })).toBeVisible()
  },
}

export const Empty: PanelStory = {
  ...storyAt('/challenges', listing([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No challenges yet')).toBeVisible()
  },
}

export const Failed: PanelStory = {
  ...storyAt('/challenges', () => [
    answer(listChallenges, () => new Refused(403, 'forbidden')),
    answer(showChallengeDashboard, () => figures),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load challenges")).toBeVisible()
  },
}

export const FailedFigures: PanelStory = {
  ...storyAt('/challenges', () => [
    answer(showChallengeDashboard, () => new Refused(403, 'forbidden')),
    ...listing(six)(),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load stats")).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await seesRows(7)
  },
}

export const FoundByKind: PanelStory = {
  ...storyAt('/challenges?column=kind&search=group', listing(six)),
  play: async (story) => {
    await seesRows(4)
    await expect(requestsTo(story, searchChallenges)[0]?.query).toMatchObject({
      search: { column: 'kind', text: 'group' },
    })
    await expect(requestsTo(story, listChallenges)).toEqual([])
  },
}

export const Deleted: PanelStory = {
  ...storyAt('/challenges', () => [answer(deleteChallenge, () => ({ message: 'ok' })), ...listing(six)()]),
  play: async (story) => {
    await seesRows(7)
    await userEvent.click(story.canvas.getByRole('button', { name: 'More actions for Reto 3' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = await dialogOf('Delete Reto 3?', 'alertdialog')
    await expect(dialog.getByText(/medals will be deleted too/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await toastSays('Challenge deleted')
    await expect(requestsTo(story, deleteChallenge)[0]?.params).toEqual({ uuid: challengeAt(2).uuid })
  },
}

export const SecondPage: PanelStory = {
  ...storyAt('/challenges?page=2&size=20', listing(Array.from({ length: 23 }, (_, index) => challengeAt(index)))),
  play: async () => {
    await seesRows(4)
    await expect(
      rows()
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[0]?.textContent),
    ).toEqual(['21', '22', '23'])
  },
}

const deletingGone =
  (words: Readonly<Record<'table' | 'more' | 'delete' | 'title' | 'notice', string>>): PanelStory['play'] =>
  async (story) => {
    await seesRows(7, words.table)
    await userEvent.click(story.canvas.getByRole('button', { name: words.more }))
    await userEvent.click(await screen.findByRole('menuitem', { name: words.delete }))
    const dialog = await dialogOf(words.title, 'alertdialog')
    await userEvent.click(dialog.getByRole('button', { name: words.delete }))
    await toastSays(words.notice)
    await seesRows(6, words.table)
  }
const goneMeanwhile = () => {
  let challenges: readonly Challenge[] = six
  return [
    answer(deleteChallenge, () => {
      challenges = six.slice(1)
      return new Refused(404, 'not-found')
    }),
    answer(listChallenges, ({ query }) => pageFrom(challenges, query)),
    ...listing(six)().filter(({ endpoint }) => endpoint !== listChallenges),
  ]
}

export const DeletedMeanwhile: PanelStory = {
  ...storyAt('/challenges', goneMeanwhile),
  play: deletingGone({
    table: 'Challenges',
    more: 'More actions for Reto 1',
    delete: 'Delete',
    title: 'Delete Reto 1?',
    notice: 'This challenge no longer exists',
  }),
}
export const DeletedMeanwhileInSpanish: PanelStory = {
  ...storyAt('/challenges', goneMeanwhile),
  globals: { locale: 'es' },
  play: deletingGone({
    table: 'Retos',
    more: 'Más de Reto 1',
    delete: 'Eliminar',
    title: '¿Eliminar Reto 1?',
    notice: 'El reto ya no existe',
  }),
}

const longAt = (width: 360 | 768 | 1366): PanelStory => ({
  ...storyAt('/challenges', listing([challengeAt(0, { name: 'Ñ'.repeat(50) }), challengeAt(1)])),
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  play: async () => {
    await seesRows(3)
    await fitsIn(width)
  },
})
export const LongAt360 = longAt(360)
export const LongAt768 = longAt(768)
export const LongAt1366 = longAt(1366)

const wholeIn = (locale: 'en' | 'es', columns: readonly string[], texts: readonly string[]): PanelStory =>
  wholeAt1366({
    locale,
    path: '/challenges',
    answers: listing([
      challengeAt(0, { name: 'Reto de verano por equipos' }),
      challengeAt(1, { participants: 12_000 }),
      challengeAt(2),
    ]),
    columns,
    texts,
  })
export const WholeAt1366 = wholeIn(
  'en',
  ['No.', 'Name', 'Participants', 'Type', 'Modality', 'Compliance', 'Status', 'Start', 'End', 'Actions'],
  ['Individual', 'Competitive', 'Completed', '11/01/2026'],
)
export const WholeAt1366InSpanish = wholeIn(
  'es',
  ['N.º', 'Nombre', 'Participantes', 'Tipo', 'Modalidad', 'Modo', 'Estado', 'Inicio', 'Fin', 'Acciones'],
  ['Individual', 'Competitivo', 'Terminado', '01/11/2026'],
)
