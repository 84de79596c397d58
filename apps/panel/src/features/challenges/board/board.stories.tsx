import { type BoardRow, listBoard } from '@repo/api-client/challenges/board'
import { answer, Refused } from '@repo/api-client/fake/answer'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { listing as challenges, six } from '../../../stories/challenge-answers.ts'
import { fitsIn, panelMeta, panelOf, type PanelStory, storyAt, toastSays } from '../../../stories/panel-story.tsx'
import { boardRowAt } from '../../../stories/sample-challenges.ts'
import { pageFrom } from '../../../stories/sample-members.ts'
import { StoryPanel } from '../../../stories/story-panel.tsx'
import { email45, wholeAt1366 } from '../../../stories/whole-list.ts'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const ten = Array.from({ length: 10 }, (_, index) => boardRowAt(index))
const listing = (rows: readonly BoardRow[]) => () => [
  answer(listBoard, ({ query }) => {
    const text = query.search?.text.toLowerCase() ?? ''
    return pageFrom(
      rows.filter((row) => JSON.stringify(row).toLowerCase().includes(text)),
      query,
    )
  }),
]

const rows = (name = 'Ranking') => within(screen.getByRole('table', { name })).getAllByRole('row')
const seesRows = (count: number, name?: string) => waitFor(() => expect(rows(name)).toHaveLength(count))

export const Full: PanelStory = {
  tags: ['picture'],
  ...storyAt('/challenges/board', listing(ten)),
  play: async ({ canvas }) => {
    await seesRows(11)
    const podium = within(await canvas.findByRole('list', { name: 'Top three' }))
    await expect(podium.getAllByRole('listitem')[0]).toHaveTextContent('Cometa 1')
    await expect(within(rows()[1] as HTMLElement).getByRole('img', { name: /^Gold \d/ })).toBeInTheDocument()
  },
}

export const FullInSpanish: PanelStory = {
  ...storyAt('/challenges/board', listing(ten)),
  globals: { locale: 'es' },
  play: async () => {
    await seesRows(11)
    await expect(within(rows()[1] as HTMLElement).getByRole('img', { name: /^Oro \d/ })).toBeInTheDocument()
  },
}

export const Searched: PanelStory = {
  ...storyAt('/challenges/board?column=pseudonym&search=Cometa%207', listing(ten)),
  play: async ({ canvas }) => {
    await seesRows(2)
    await expect(within(rows()[1] as HTMLElement).getByText('7')).toBeVisible()
    await expect(await canvas.findByRole('list', { name: 'Top three' })).toBeVisible()
  },
}

export const Empty: PanelStory = {
  ...storyAt('/challenges/board', listing([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one is in a challenge yet')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Top three' })).toBeNull()
  },
}

export const Failed: PanelStory = {
  ...storyAt('/challenges/board', () => [answer(listBoard, () => new Refused(403, 'forbidden'))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load the ranking")).toBeVisible()
  },
}

const backToChallenges =
  (heading: string, notice: string): PanelStory['play'] =>
  async (story) => {
    await expect(await story.canvas.findByText(notice)).toBeVisible()
    await waitFor(() => expect(panelOf(story).address()).toMatch(/^\/challenges\/?(\?|$)/), { timeout: 8_000 })
    await toastSays(notice)
    await expect(await story.canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
const refusing = () => [answer(listBoard, () => new Refused(403, 'forbidden')), ...challenges(six)()]

export const FailedAndBack: PanelStory = {
  ...storyAt('/challenges/board', refusing),
  play: backToChallenges('Challenges', "Couldn't load the ranking"),
}
export const FailedAndBackInSpanish: PanelStory = {
  ...storyAt('/challenges/board', refusing),
  globals: { locale: 'es' },
  play: backToChallenges('Retos', 'No se pudo cargar el ranking'),
}

export const FailedPage: PanelStory = {
  ...storyAt('/challenges/board?page=2', () => [
    answer(listBoard, ({ query }) =>
      query.page === 2
        ? new Refused(403, 'forbidden')
        : pageFrom(
            Array.from({ length: 40 }, (_, i) => boardRowAt(i)),
            query,
          ),
    ),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load the ranking")).toBeVisible()
    await waitFor(() => expect(within(rows()[1] as HTMLElement).getByText('1')).toBeVisible(), { timeout: 8_000 })
    await expect(await canvas.findByText(/^Page 1 of/)).toBeVisible()
  },
}

const long = boardRowAt(0, { name: 'Ñ'.repeat(50), pseudonym: 'M'.repeat(100), email: `${'w'.repeat(60)}@m.example` })
const longAt = (width: 360 | 768 | 1366): PanelStory => ({
  ...storyAt('/challenges/board', listing([long, boardRowAt(1)])),
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  play: async () => {
    await seesRows(3)
    await fitsIn(width)
  },
})
export const LongAt360 = longAt(360)
export const LongAt768 = longAt(768)
export const LongAt1366 = longAt(1366)

const email26 = 'maria.lopez@ejemplo.com.mx'
const wholeIn = (locale: 'en' | 'es', columns: readonly string[]): PanelStory =>
  wholeAt1366({
    locale,
    path: '/challenges/board',
    answers: listing([boardRowAt(0, { email: email26 }), ...ten.slice(1), boardRowAt(10, { email: email45 })]),
    columns,
    texts: [email26, `${email45.slice(0, 25)}…`],
  })
export const WholeAt1366 = wholeIn('en', [
  'Rank',
  'User',
  'Pseudonym',
  'Email',
  'Challenges',
  'Completed',
  'Medals',
  'Points',
])
export const WholeAt1366InSpanish = wholeIn('es', [
  'Lugar',
  'Usuario',
  'Seudónimo',
  'Correo',
  'Retos',
  'Terminados',
  'Medallas',
  'Puntos',
])
