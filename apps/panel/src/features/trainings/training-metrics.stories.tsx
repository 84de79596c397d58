import { answer, Refused, silence } from '@repo/api-client/fake/answer'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'
import { downloadTraining, showTraining, type Training } from '@repo/api-client/trainings/training'
import { onScreen } from '@repo/storybook/screens'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  requestsTo,
  dialogGone,
  dialogOf,
  fitsIn,
  JUMP,
  panelMeta,
  panelOf,
  type PanelStory,
  storyAt,
  topOf,
} from '../../stories/panel-story.tsx'
import { pageFrom } from '../../stories/sample-members.ts'
import { fewTrainings, trainingAt, wholeTraining } from '../../stories/sample-trainings.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const shown = (change: Partial<Training> = {}) => [
  answer(listTrainings, ({ query }) => pageFrom(fewTrainings, query)),
  answer(showTraining, () => wholeTraining(0, change)),
]

const ADDRESS = `/sessions?metrics=${trainingAt(0).uuid}`

/** In the details, below the large figures. */
const factOf = (name: string) =>
  screen.queryAllByRole('term').findLast(({ textContent }) => textContent === name)?.nextElementSibling ?? null
const seesFact = (name: string, value: string) => waitFor(() => expect(factOf(name)).toHaveTextContent(value))
const figure = (name: string) => screen.findByRole('figure', { name })
const CHARTS = [
  ['Summary', ['Heart rate']],
  ['By effort', ['Effort', 'Heart-rate zones', 'Time share by zone']],
  ['By heart rate', ['Heart rate']],
  ['By calories', ['Calories']],
] as const
const choose = async (view: string) => userEvent.click(await screen.findByRole('radio', { name: view }))

export const Full: PanelStory = {
  tags: ['picture'],
  ...storyAt(ADDRESS, () => shown()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Session metrics' })).toBeVisible()
    await seesFact('Date and time', '11/21/2026 10:05 AM (Mexico City)')
    await seesFact('Modality', 'Group')
    await seesFact('Training', 'Ciclismo')
    await seesFact('Duration', '0 h 30 min 0 s')
    await seesFact('Sensor', 'Polar H10 1A2B3C4D')
    await seesFact('RookPoints', '86.50')
    const zones = within(await screen.findByRole('list', { name: 'Time in each zone' }))
    await expect(zones.getByText('0:08:00')).toBeVisible()
    await expect(
      await screen.findByRole('img', { name: 'Heart rate over 30:00: average 141 bpm, highest 187 bpm' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'User metrics' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/users?metrics=${trainingAt(0).userUuid}`),
    )
  },
}

export const FullInSpanish: PanelStory = {
  ...storyAt(ADDRESS, () => shown({ modality: 'individual', sensorName: 'appleWatch' })),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    await seesFact('Modalidad', 'Individual')
    await seesFact('Duración', '0 h 30 min 0 s')
    await seesFact('Sensor', 'Apple Watch')
    await fitsIn(360)
    await expect(await screen.findByText('30 min')).toBeVisible()
    await choose('Por esfuerzo')
    const ticks = await within(await figure('Esfuerzo')).findAllByText(/^\d+:\d\d$/)
    await expect(ticks.map(({ textContent }) => textContent)).toEqual(['0:00', '10:00', '20:00'])
    await fitsIn(360)
  },
}

const seesChart = async (name: string) => {
  const chart = within(await figure(name))
  await waitFor(() => expect(chart.getAllByRole('img')[0]).toHaveAccessibleName(/\d/))
  await userEvent.click(chart.getByRole('button', { name: /^Show as table: / }))
  const table = await chart.findByRole('table')
  // thinned, because an hour of seconds is too long for a table
  await expect(within(table).getAllByRole('row').length).toBeLessThan(500)
  await userEvent.click(chart.getByRole('button', { name: /^Show as chart: / }))
  await userEvent.click(chart.getByRole('button', { name: /^Enlarge: / }))
  const large = await dialogOf(name)
  await expect((await large.findAllByRole('img'))[0]).toBeVisible()
  await userEvent.click(large.getByRole('button', { name: 'Close' }))
  await dialogGone()
}

export const Charts: PanelStory = {
  ...storyAt(ADDRESS, () => shown()),
  play: async () => {
    for (const [view, names] of CHARTS) {
      await choose(view)
      for (const name of names) await seesChart(name)
    }
    await choose('By effort')
    const effort = within(await figure('Effort'))
    await userEvent.click(effort.getByRole('button', { name: /^Show as table: / }))
    // the header, and at most 113 of 1,800 seconds
    const rows = within(await effort.findByRole('table')).getAllByRole('row')
    await expect(rows.length).toBeLessThanOrEqual(114)
  },
}

export const NotMeasured: PanelStory = {
  ...storyAt(ADDRESS, () => {
    const records = wholeTraining(0).records.map((record) => ({ ...record, effort: null, calories: null }))
    const zoneSeconds = { z1: 0, z2: 0, z3: 0, z4: 0, z5: 0 }
    return shown({ records, calories: null, maxHeartRate: null, zoneSeconds })
  }),
  play: async () => {
    await seesFact('Calories', '–')
    await expect(await within(await figure('Heart rate')).findByRole('img')).toBeVisible()
    await expect(screen.queryByRole('list', { name: 'Time in each zone' })).toBeNull()
    await choose('By effort')
    await expect(within(await figure('Heart-rate zones')).getByText('No time in any zone')).toBeVisible()
    await expect(within(await figure('Effort')).getByText('No data')).toBeVisible()
    await choose('By calories')
    await expect(within(await figure('Calories')).getByText('No data')).toBeVisible()
  },
}

export const OfMinutes: PanelStory = {
  ...storyAt(ADDRESS, () =>
    shown({ stepSeconds: 60, records: wholeTraining(0).records.filter((_, at) => at % 60 === 59) }),
  ),
  play: async () => {
    await seesFact('Measurements', 'Minute by minute')
    await seesFact('Duration', '0 h 30 min 0 s')
    await expect(await within(await figure('Heart rate')).findByRole('img')).toBeVisible()
  },
}

export const Loading: PanelStory = {
  ...storyAt(ADDRESS, () => [answer(showTraining, silence)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
}

/** The page keeps its places when its values come. */
export const Arriving: PanelStory = {
  ...storyAt(ADDRESS, () => [answer(showTraining, silence)]),
  globals: onScreen(1366),
  play: async (story) => {
    await expect(await story.canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
    const curve = await topOf('Heart rate')
    panelOf(story).server.say(...shown())
    panelOf(story).reload()
    await seesFact('Modality', 'Group')
    await expect(Math.abs((await topOf('Heart rate')) - curve)).toBeLessThanOrEqual(JUMP)
  },
}

export const Failed: PanelStory = {
  ...storyAt(ADDRESS, () => [answer(showTraining, () => new Refused(403, 'forbidden'))]),
  play: async (story) => {
    await expect(await story.canvas.findByText("Couldn't load metrics")).toBeVisible()
    panelOf(story).server.say(...shown())
    await userEvent.click(story.canvas.getByRole('button', { name: 'Try again' }))
    await seesFact('Duration', '0 h 30 min 0 s')
  },
}

export const AsAFile: PanelStory = {
  ...storyAt(ADDRESS, () => [
    ...shown(),
    answer(downloadTraining, () => ({ content: 'FIT', fileName: 'training.fit' })),
  ]),
  play: async (story) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^FIT/ }))
    await waitFor(() => expect(requestsTo(story, downloadTraining)).toMatchObject([{ query: { format: 'fit' } }]))
  },
}

export const ThereAndBack: PanelStory = {
  ...storyAt('/sessions?direction=asc', () => shown()),
  play: async (story) => {
    const open = await screen.findAllByRole('button', { name: /^Session metrics for/ })
    await userEvent.click(open[0] as HTMLElement)
    await seesFact('Duration', '0 h 30 min 0 s')
    await userEvent.click(screen.getByRole('button', { name: 'Back to sessions' }))
    await expect(await screen.findByRole('table', { name: 'Sessions' })).toBeVisible()
    await waitFor(() => expect(panelOf(story).address()).toBe('/sessions?direction=asc'))
  },
}

export const NoPermission: PanelStory = {
  ...storyAt(ADDRESS, () => shown(), ['user_show']),
  play: async (story) => {
    await expect(await screen.findByRole('table', { name: 'Sessions' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^Session metrics/ })).toBeNull()
    await expect(requestsTo(story, showTraining)).toEqual([])
  },
}

const at = (width: 360 | 768 | 1366 | 1920): PanelStory => ({
  ...storyAt(ADDRESS, () => shown({ userName: 'Ñ'.repeat(250), sensorName: 'W'.repeat(60), type: 'T'.repeat(80) })),
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  play: async () => {
    await seesFact('Duration', '0 h 30 min 0 s')
    await fitsIn(width)
  },
})
export const LongAt360 = at(360)
export const LongAt1366 = at(1366)
