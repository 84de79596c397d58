import { answer, Refused, silence } from '@repo/api-client/fake/answer'
import { type CenterReport, exportRanking, showReport } from '@repo/api-client/statistics/endpoints'
import type { Ranked } from '@repo/domain/challenges/ranking'
import { type Period, requestedPeriod, periodBefore } from '@repo/domain/time/period'
import { onScreen } from '@repo/storybook/screens'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  fitsIn,
  JUMP,
  panelMeta,
  panelOf,
  type PanelStory,
  requestsTo,
  retype,
  storyAt,
  topOf,
} from '../../stories/panel-story.tsx'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const rankedAt = (index: number, change: Partial<Ranked> = {}): Ranked => ({
  uuid: `user-${index}`,
  user: `${['Ágata', 'Íñigo', 'Zoé'][index % 3]} ${index + 1}`,
  trainings: 40 - index,
  calories: index === 2 ? null : 10_000 - index * 100,
  points: 900 - index,
  ...change,
})
const ranking = Array.from({ length: 23 }, (_, index) => rankedAt(index))

const totalsOf = (period: Period, trainings: number) => ({
  ...period,
  trainings,
  users: 23,
  seconds: trainings * 1800,
  calories: trainings * 300,
  points: trainings * 40,
})
const reportOf = (asked: Partial<Period>, change: Partial<CenterReport> = {}): CenterReport => {
  const period = requestedPeriod(asked, '2026-11-21')
  return {
    ranking,
    days: [period.start, period.end].map((day, index) => ({ day, trainings: 4 + index * 8 })),
    types: [
      { name: 'HIIT', trainings: 9 },
      { name: 'Yoga', trainings: 3 },
    ],
    totals: totalsOf(period, 12),
    before: totalsOf(periodBefore(period), 10),
    ...change,
  }
}
const nothing = (asked: Partial<Period>): CenterReport => {
  const report = reportOf(asked, { ranking: [], types: [] })
  return {
    ...report,
    days: report.days.map(({ day }) => ({ day, trainings: 0 })),
    totals: { ...totalsOf(report.totals, 0), calories: null },
    before: totalsOf(report.before, 0),
  }
}

const said =
  (change: Partial<CenterReport> = {}) =>
  () => [answer(showReport, ({ query }) => reportOf(query, change))]
const rows = (name = 'User ranking') => within(screen.getByRole('table', { name })).getAllByRole('row')
const seesRows = (count: number, name?: string) => waitFor(() => expect(rows(name)).toHaveLength(count))
const first = () => within(rows()[1] as HTMLElement)

export const Full: PanelStory = {
  tags: ['picture'],
  ...storyAt('/reports', said()),
  play: async ({ canvas }) => {
    await seesRows(11)
    await expect(first().getByText('Ágata 1')).toBeVisible()
    await expect(await canvas.findByText('Dates in Mexico City time')).toBeVisible()
    await expect(canvas.getAllByText('+20 %')[0]).toBeVisible()
    await expect(canvas.getByText(/^Compared with the previous 7 days/)).toBeVisible()
    await expect(await canvas.findByRole('figure', { name: 'Session history' })).toBeVisible()
    await expect(await canvas.findByRole('figure', { name: 'Training types' })).toBeVisible()
  },
}

export const FullInSpanish: PanelStory = {
  ...storyAt('/reports', said()),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await seesRows(11, 'Ranking de usuarios')
    await expect(canvas.getByText(/^Cambio respecto a los 7 días anteriores/)).toBeVisible()
  },
}

export const Sorted: PanelStory = {
  ...storyAt('/reports', said()),
  play: async () => {
    await seesRows(11)
    const sort = () => userEvent.click(screen.getByRole('button', { name: /^kcal/ }))
    await sort()
    await waitFor(() => expect(first().getByText('Ágata 1')).toBeVisible())
    await sort()
    await waitFor(() => expect(first().getByText('Zoé 3')).toBeVisible())
    await sort()
    await waitFor(() => expect(first().getByText('Ágata 1')).toBeVisible())
    await expect(screen.getByRole('columnheader', { name: /^kcal/ })).not.toHaveAttribute('aria-sort')
  },
}

export const PagedAndSearched: PanelStory = {
  ...storyAt('/reports', said()),
  play: async () => {
    await seesRows(11)
    await userEvent.click(screen.getByRole('button', { name: 'Last page' }))
    await seesRows(4)
    await userEvent.click(screen.getByRole('button', { name: '10 rows' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '20 rows' }))
    await seesRows(21)
    await retype(screen.getByRole('searchbox', { name: 'Search by user' }), 'agata')
    await seesRows(9)
    await retype(screen.getByRole('searchbox', { name: 'Search by user' }), 'zzz')
    await expect(await screen.findByText('No one matches your search')).toBeVisible()
  },
}

export const AsAFile: PanelStory = {
  ...storyAt('/reports?from=2026-10-01&to=2026-10-31', () => [
    ...said()(),
    answer(exportRanking, () => ({ content: 'Place,User', fileName: 'ranking.csv' })),
  ]),
  play: async (story) => {
    await seesRows(11)
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }))
    await waitFor(() =>
      expect(requestsTo(story, exportRanking)[0]?.query).toEqual({
        start: '2026-10-01',
        end: '2026-10-31',
        format: 'csv',
      }),
    )
  },
}

export const OtherDays: PanelStory = {
  ...storyAt('/reports', said()),
  play: async (story) => {
    await seesRows(11)
    await userEvent.click(screen.getByRole('radio', { name: '30 days' }))
    await waitFor(() => expect(panelOf(story).address()).toMatch(/^\/reports\?from=.*&to=/))
    await waitFor(() => expect(screen.getByText(/^Compared with the previous 30 days/)).toBeVisible())
  },
}

export const Loading: PanelStory = {
  ...storyAt('/reports', () => [answer(showReport, silence)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
}

/** The page keeps its places when its values come. */
export const Arriving: PanelStory = {
  ...storyAt('/reports', () => [answer(showReport, silence)]),
  globals: onScreen(1366),
  play: async (story) => {
    await expect(await story.canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
    const [history, ranking] = [await topOf('Session history'), await topOf('User ranking')]
    panelOf(story).server.say(...said()())
    panelOf(story).reload()
    await seesRows(11)
    await expect(Math.abs((await topOf('Session history')) - history)).toBeLessThanOrEqual(JUMP)
    await expect(Math.abs((await topOf('User ranking')) - ranking)).toBeLessThanOrEqual(JUMP)
  },
}

export const Empty: PanelStory = {
  ...storyAt('/reports', () => [answer(showReport, ({ query }) => nothing(query))]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one trained in this period')).toBeVisible()
    await expect(canvas.getByText(/^No one trained in the previous 7 days/)).toBeVisible()
    await expect(canvas.getAllByText('No sessions in this period')).toHaveLength(2)
  },
}

export const Failed: PanelStory = {
  ...storyAt('/reports', () => [answer(showReport, () => new Refused(403, 'forbidden'))]),
  play: async (story) => {
    await expect(await story.canvas.findByText("Couldn't load reports")).toBeVisible()
    panelOf(story).server.say(...said()())
    await userEvent.click(story.canvas.getByRole('button', { name: 'Try again' }))
    await seesRows(11)
  },
}

const longAt = (width: 360 | 768 | 1366): PanelStory => ({
  ...storyAt(
    '/reports',
    said({ ranking: [rankedAt(0, { user: 'W'.repeat(250), calories: 9_999_999, points: 999_999.99 })] }),
  ),
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  play: async () => {
    await seesRows(2)
    await fitsIn(width)
  },
})
export const LongAt360 = longAt(360)
export const LongAt768 = longAt(768)
export const LongAt1366 = longAt(1366)
