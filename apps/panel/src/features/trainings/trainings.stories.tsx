import { answer, Refused, silence } from '@repo/api-client/fake/answer'
import { listTrainings, type TrainingRow } from '@repo/api-client/trainings/list-trainings'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { fitsIn, panelMeta, panelOf, type PanelStory, retype, storyAt } from '../../stories/panel-story.tsx'
import { pageFrom } from '../../stories/sample-members.ts'
import { fewTrainings, trainingAt } from '../../stories/sample-trainings.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'
import { email45, wholeAt1366 } from '../../stories/whole-list.ts'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const listing = (trainings: readonly TrainingRow[]) => () => [
  answer(listTrainings, ({ query }) => {
    const text = query.search?.text.toLowerCase()
    const fits = (training: TrainingRow) => text === undefined || JSON.stringify(training).toLowerCase().includes(text)
    return pageFrom(trainings.filter(fits), query)
  }),
]

const rows = (name = 'Sessions') => within(screen.getByRole('table', { name })).getAllByRole('row')
const seesRows = (count: number, name?: string) => waitFor(() => expect(rows(name)).toHaveLength(count))

export const Full: PanelStory = {
  tags: ['picture'],
  ...storyAt('/sessions', listing(fewTrainings)),
  play: async ({ canvas }) => {
    await seesRows(13)
    await expect(await canvas.findByText('Showing 1–12 of 12 · Mexico City time')).toBeVisible()
    await expect(within(rows()[1] as HTMLElement).getByText('11/21/2026 10:05 AM')).toBeVisible()
    await expect(within(rows()[2] as HTMLElement).getByText('Apple Watch')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sessions' })).toBeVisible()
  },
}

export const FullInSpanish: PanelStory = {
  ...storyAt('/sessions', listing(fewTrainings)),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await seesRows(13, 'Sesiones')
    await expect(await canvas.findByText('Se muestran 1–12 de 12 · hora de Ciudad de México')).toBeVisible()
    await expect(within(rows('Sesiones')[1] as HTMLElement).getByText('21/11/2026 10:05')).toBeVisible()
  },
}

export const TwoOfOnePerson: PanelStory = {
  ...storyAt('/sessions', () => {
    const [first, second] = [trainingAt(0), trainingAt(1)]
    return listing([first, { ...first, uuid: second.uuid, startAt: second.startAt }])()
  }),
  play: async ({ canvas }) => {
    await seesRows(3)
    const sessions = canvas.getAllByRole('button', { name: /^Session metrics for/ })
    await expect(new Set(sessions.map((one) => one.getAttribute('aria-label'))).size).toBe(2)
    const people = canvas.getAllByRole('button', { name: /^Metrics for / })
    await expect(new Set(people.map((one) => one.dataset['leadsTo'])).size).toBe(1)
  },
}

export const WithoutMetrics: PanelStory = {
  ...storyAt('/sessions', listing(fewTrainings), ['dashboard']),
  play: async ({ canvas }) => {
    await seesRows(13)
    await expect(canvas.queryByRole('button', { name: /^Metrics for/ })).toBeNull()
  },
}

export const Loading: PanelStory = {
  ...storyAt('/sessions', () => [answer(listTrainings, silence)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible()
    await expect(canvas.queryByText(/^Showing/)).toBeNull()
  },
}

export const Empty: PanelStory = {
  ...storyAt('/sessions', listing([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sessions yet')).toBeVisible()
  },
}

export const NoneFound: PanelStory = {
  ...storyAt('/sessions', listing(fewTrainings)),
  play: async (story) => {
    await seesRows(13)
    await retype(screen.getByRole('searchbox', { name: 'Name' }), 'zzz')
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('No sessions match your search')).toBeVisible()
    const back = within(screen.getByRole('main')).getAllByRole('button', { name: 'Show all' })
    await userEvent.click(back.at(-1) as HTMLElement)
    await seesRows(13)
    await expect(panelOf(story).address()).toBe('/sessions')
  },
}

export const Failed: PanelStory = {
  ...storyAt('/sessions', () => [answer(listTrainings, () => new Refused(403, 'forbidden'))]),
  play: async (story) => {
    await expect(await story.canvas.findByText("Couldn't load sessions")).toBeVisible()
    panelOf(story).server.say(...listing(fewTrainings)())
    await userEvent.click(story.canvas.getByRole('button', { name: 'Try again' }))
    await seesRows(13)
  },
}

const longTraining = trainingAt(0, {
  name: 'Ñ'.repeat(50),
  lastName1: 'W'.repeat(100),
  lastName2: 'W'.repeat(100),
  email: `${'w'.repeat(60)}@${'m'.repeat(60)}.example`,
  sensorName: 'S'.repeat(60),
  trainingName: 'T'.repeat(80),
})
const longAt = (width: 360 | 768 | 1366): PanelStory => ({
  ...storyAt('/sessions', listing([longTraining, trainingAt(2)])),
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  play: async () => {
    await seesRows(3)
    await expect((await screen.findAllByText(`${'w'.repeat(32)}…`)).length).toBeGreaterThan(0)
    await fitsIn(width)
  },
})
export const LongAt360 = longAt(360)
export const LongAt1366 = longAt(1366)

const email35 = 'maria.fernanda.lopez@ejemplo.com.mx'
const wholeIn = (locale: 'en' | 'es', columns: readonly string[]): PanelStory =>
  wholeAt1366({
    locale,
    path: '/sessions',
    answers: listing([
      trainingAt(0, { email: email35, deviceType: 'import' }),
      trainingAt(1),
      trainingAt(2, { email: email45 }),
    ]),
    columns,
    hidden: locale === 'es' ? /: kcal, Puntos$/ : /: kcal, Points$/,
    texts: [email35, `${email45.slice(0, 32)}…`, locale === 'es' ? '21/11/2026 10:05' : '11/21/2026 10:05 AM'],
  })
export const WholeAt1366 = wholeIn('en', [
  'Date and time',
  'Name',
  'Last name',
  'Email',
  'Session type',
  'Sensor',
  'Training',
  'Duration',
  'Effort',
  'Actions',
])
export const WholeAt1366InSpanish = wholeIn('es', [
  'Fecha y hora',
  'Nombre',
  'Apellidos',
  'Correo',
  'Tipo de sesión',
  'Sensor',
  'Entrenamiento',
  'Duración',
  'Esfuerzo',
  'Acciones',
])
