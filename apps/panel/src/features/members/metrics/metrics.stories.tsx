import { showCenter } from '@repo/api-client/center/show-center'
import { answer, Refused, silence } from '@repo/api-client/fake/answer'
import { listWeights, type WeightEntry } from '@repo/api-client/members/measures'
import type { Member } from '@repo/api-client/members/member'
import { sendReport } from '@repo/api-client/members/member-endpoints'
import { listMemberTrainings, type MemberTraining } from '@repo/api-client/members/member-trainings'
import { showMember } from '@repo/api-client/members/save-member'
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
  retype,
  storyAt,
  topOf,
} from '../../../stories/panel-story.tsx'
import { center } from '../../../stories/sample-center.ts'
import { listing, longMember, memberAt, wholeMember } from '../../../stories/sample-members.ts'
import { StoryPanel } from '../../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const athlete = wholeMember(memberAt(0, { name: 'Zoé', lastName1: 'Ibáñez', birthday: '1994-03-09' }))

const training = (day: number): MemberTraining => ({
  uuid: `training-${day}`,
  type: day % 2 === 0 ? 'Cycling' : 'Functional strength and endurance',
  startAt: new Date(`2026-11-${String(day).padStart(2, '0')}T16:00:00Z`),
  offset: '-6',
  deviceType: 'strap',
  modality: 'group',
  calories: 250,
  steps: null,
  seconds: 1800,
  points: 60,
  zoneSeconds: { z1: 300, z2: 300, z3: 600, z4: 400, z5: 200 },
})
const weight = (day: number): WeightEntry => ({
  at: new Date(`2026-11-${String(day).padStart(2, '0')}T16:00:00Z`),
  weight: 62 - day / 10,
})

interface Reached {
  readonly member?: Member
  readonly trainings?: readonly MemberTraining[]
  readonly weights?: readonly WeightEntry[]
}

const reached = ({
  member = athlete,
  trainings = [12, 11, 10].map(training),
  weights = [10, 11, 12].map(weight),
}: Reached = {}) => [
  listing(() => [member]),
  answer(showMember, () => member),
  answer(listMemberTrainings, () => trainings),
  answer(listWeights, () => weights),
]

const ADDRESS = `/users?metrics=${athlete.uuid}&from=2026-11-01&to=2026-11-30`

const factOf = (name: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === name)?.nextElementSibling ?? null
const seesFact = (name: string, value: string | RegExp) => waitFor(() => expect(factOf(name)).toHaveTextContent(value))
const figure = (name: string) => screen.findByRole('figure', { name })

export const Full: PanelStory = {
  tags: ['picture'],
  ...storyAt(ADDRESS, () => reached()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'User metrics' })).toBeVisible()
    await seesFact('Sessions', '3')
    await seesFact('Total time', /^1\.50 h.*1 h 30 min$/)
    await seesFact('Calories', '750.00 kcal')
    await seesFact('Name', 'Zoé')
    await seesFact('Birthday', '03/09/1994')
    await expect(await within(await figure('Heart-rate zones')).findByRole('img')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('11/01/2026')
  },
}

export const FullInSpanish: PanelStory = {
  ...storyAt(ADDRESS, () => reached()),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    await seesFact('Sesiones', '3')
    await seesFact('Nacimiento', '09/03/1994')
    await expect(canvas.getByRole('textbox', { name: 'Desde' })).toHaveValue('01/11/2026')
    await fitsIn(360)
  },
}

const linesOf = (node: Node | null | undefined): number => {
  const range = document.createRange()
  if (node !== null && node !== undefined) range.selectNodeContents(node)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

export const MuchReachedInSpanish: PanelStory = {
  ...storyAt(ADDRESS, () =>
    reached({
      trainings: Array.from({ length: 28 }, (_, index) => ({ ...training(index + 1), steps: 9_771, seconds: 5_400 })),
    }),
  ),
  globals: { locale: 'es', ...onScreen(1366) },
  play: async () => {
    await seesFact('Tiempo total', /^42\.00 h/)
    for (const name of ['Calorías', 'Sesiones', 'Pasos', 'Tiempo total', 'RookPoints']) {
      await expect([name, linesOf(factOf(name)?.firstChild)]).toEqual([name, 1])
    }
    await expect(linesOf(factOf('Nacimiento'))).toBe(1)
    const tops = ['Nombre', 'Apellidos', 'Nacimiento', 'Edad', 'Sexo'].map(
      (name) => factOf(name)?.getBoundingClientRect().top,
    )
    await expect(new Set(tops).size).toBe(1)
  },
}

export const Loading: PanelStory = {
  ...storyAt(ADDRESS, () => [answer(listMemberTrainings, silence), ...reached()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Report' })).toBeDisabled()
  },
}

/** The page keeps its places when its values come. */
export const Arriving: PanelStory = {
  ...storyAt(ADDRESS, () => [answer(listMemberTrainings, silence), ...reached()]),
  globals: onScreen(1366),
  play: async (story) => {
    await expect(await story.canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
    const [zones, weights] = [await topOf('Heart-rate zones'), await topOf(/^Weight/)]
    panelOf(story).server.say(...reached())
    panelOf(story).reload()
    await seesFact('Sessions', '3')
    await expect(Math.abs((await topOf('Heart-rate zones')) - zones)).toBeLessThanOrEqual(JUMP)
    await expect(Math.abs((await topOf(/^Weight/)) - weights)).toBeLessThanOrEqual(JUMP)
  },
}

export const Empty: PanelStory = {
  ...storyAt(ADDRESS, () => reached({ trainings: [], weights: [] })),
  play: async ({ canvas }) => {
    await seesFact('Sessions', '0')
    await seesFact('Calories', '0.00 kcal')
    await expect(canvas.getByText('No weight recorded in this period')).toBeVisible()
    await expect(canvas.getByText('No sessions in this period')).toBeVisible()
    for (const chart of canvas.getAllByRole('figure')) await expect(within(chart).queryByRole('img')).toBeNull()
  },
}

/** Calories of a member without measures are unknown, not 0. */
export const NotMeasured: PanelStory = {
  ...storyAt(ADDRESS, () => reached({ trainings: [{ ...training(12), calories: null }] })),
  play: async () => {
    await seesFact('Sessions', '1')
    await seesFact('Calories', '–')
  },
}

export const Failed: PanelStory = {
  ...storyAt(ADDRESS, () => [answer(listMemberTrainings, () => new Refused(403, 'forbidden')), ...reached()]),
  play: async (story) => {
    await expect(await story.canvas.findByText("Couldn't load metrics")).toBeVisible()
    panelOf(story).server.say(answer(listMemberTrainings, () => [training(12)]))
    await userEvent.click(story.canvas.getByRole('button', { name: 'Try again' }))
    await seesFact('Sessions', '1')
  },
}

const longAt = (width: 360 | 768 | 1024 | 1280 | 1366 | 1920): PanelStory => ({
  ...storyAt(ADDRESS, () => reached({ member: wholeMember(longMember) })),
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  play: async () => {
    await seesFact('Sessions', '3')
    await fitsIn(width)
  },
})
export const HasLeft: PanelStory = {
  ...storyAt(ADDRESS, () => [
    ...[showMember, listMemberTrainings, listWeights].map((endpoint) =>
      answer(endpoint as typeof showMember, () => new Refused(404, 'not-found')),
    ),
    ...reached(),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This user has left the center')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Back to users' })[0] as HTMLElement)
    await expect(await canvas.findByRole('table', { name: 'Users' })).toBeVisible()
  },
}

export const WithoutWeights: PanelStory = {
  ...storyAt(ADDRESS, () => [answer(listWeights, () => new Refused(403, 'forbidden')), ...reached()]),
  play: async (story) => {
    await seesFact('Sessions', '3')
    await expect(await screen.findByText("Couldn't load weights")).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Report' })).toBeDisabled()
    panelOf(story).server.say(answer(listWeights, () => [weight(10), weight(11)]))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText("Couldn't load weights")).toBeNull())
    await expect(screen.getByRole('button', { name: 'Report' })).toBeEnabled()
  },
}

export const LongAt360 = longAt(360)
export const LongAt768 = longAt(768)
export const LongAt1024 = longAt(1024)
export const LongAt1280 = longAt(1280)
export const LongAt1366 = longAt(1366)
export const LongAt1920 = longAt(1920)

export const Periods: PanelStory = {
  ...storyAt(ADDRESS, () => reached()),
  play: async (story) => {
    await seesFact('Sessions', '3')
    const box = (name: string) => screen.getByRole('textbox', { name })
    const show = () => userEvent.click(within(screen.getByRole('form')).getByRole('button', { name: 'Show' }))
    const notice = (words: RegExp) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words))
    await userEvent.click(screen.getByRole('radio', { name: '90 days' }))
    await waitFor(() => expect(screen.getByRole('radio', { name: '90 days' })).toBeChecked())
    await retype(box('From'), '11/20/2026')
    await retype(box('To'), '11/10/2026')
    await show()
    await notice(/The end date is before the start date/)
    await retype(box('To'), '1102')
    await show()
    await notice(/Enter a valid date/)
    await userEvent.clear(box('From'))
    await show()
    await notice(/Choose both dates/)
    await retype(box('From'), '11/02/2026')
    await retype(box('To'), '11/08/2026')
    await show()
    const period = { start: '2026-11-02', end: '2026-11-08' }
    await waitFor(() => expect(requestsTo(story, listMemberTrainings).map(({ query }) => query)).toContainEqual(period))
    await waitFor(() => expect(panelOf(story).address()).toContain('from=2026-11-02&to=2026-11-08'))
  },
}

export const TypedMeanwhile: PanelStory = {
  ...storyAt(ADDRESS, () => reached()),
  play: async (story) => {
    await seesFact('Sessions', '3')
    const from = () => screen.getByRole('textbox', { name: 'From' })
    const first = from().getAttribute('value')
    const choice = screen.getByRole('radio', { name: '90 days' })
    await userEvent.click(choice)
    await waitFor(() => expect(panelOf(story).address()).toContain('from='))
    const before = panelOf(story).address()
    await expect(choice).toHaveFocus()
    await userEvent.click(screen.getByRole('radio', { name: '30 days' }))
    await retype(from(), '11/02/2026')
    await waitFor(() => expect(panelOf(story).address()).not.toBe(before))
    await expect(from()).toHaveValue('11/02/2026')
    panelOf(story).back()
    await waitFor(() => expect(screen.getByRole('radio', { name: '90 days' })).toBeChecked())
    panelOf(story).back()
    await waitFor(() => expect(from()).toHaveValue(first))
  },
}

export const Charts: PanelStory = {
  ...storyAt(ADDRESS, () => reached()),
  play: async () => {
    for (const name of ['Heart-rate zones', 'Training types', 'Weight in kg']) {
      const chart = within(await figure(name))
      await waitFor(() => expect(chart.getAllByRole('img')[0]).toHaveAccessibleName(/\d/))
      await userEvent.click(chart.getByRole('button', { name: /^Show as table: / }))
      await expect(await chart.findByRole('table')).toBeVisible()
      await userEvent.click(chart.getByRole('button', { name: /^Show as chart: / }))
      await userEvent.click(chart.getByRole('button', { name: /^Enlarge: / }))
      const large = await dialogOf(name)
      await expect((await large.findAllByRole('img'))[0]).toBeVisible()
      await userEvent.click(large.getByRole('button', { name: 'Close' }))
      await dialogGone()
    }
    const weights = within(await figure('Weight in kg'))
    await expect(weights.getByRole('radio', { name: 'Line' })).toBeChecked()
    await userEvent.click(weights.getByRole('radio', { name: 'Bars' }))
    await waitFor(() => expect(weights.getByRole('radio', { name: 'Bars' })).toBeChecked())
  },
}

export const InPounds: PanelStory = {
  ...storyAt(ADDRESS, () => [
    answer(showCenter, () => ({ ...center, measurementSystem: 'english' as const })),
    ...reached({ weights: [{ at: new Date('2026-11-10T16:00:00Z'), weight: 61.5 }] }),
  ]),
  play: async () => {
    const chart = within(await figure('Weight in lb'))
    await userEvent.click(chart.getByRole('button', { name: /^Show as table: / }))
    await expect(await chart.findByRole('cell', { name: '135.6 lb' })).toBeVisible()
  },
}

export const NoPermission: PanelStory = {
  ...storyAt(ADDRESS, () => reached(), ['user_show']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Metrics for/ })).toBeNull()
  },
}

const openReport = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }))
  return dialogOf('Report')
}

export const ReportOfSome: PanelStory = {
  ...storyAt(ADDRESS, () => reached()),
  play: async () => {
    await seesFact('Sessions', '3')
    const report = await openReport()
    const trainings = () => report.getAllByRole('term').find(({ textContent }) => textContent === 'Sessions')
    await expect(trainings()?.nextElementSibling).toHaveTextContent('3')
    await userEvent.click(await report.findByRole('button', { name: 'Remove session 1' }))
    await waitFor(() => expect(trainings()?.nextElementSibling).toHaveTextContent('2'))
    await expect(report.getByText('1 removed')).toBeVisible()
    await userEvent.click(report.getByRole('button', { name: 'Undo last removal' }))
    await waitFor(() => expect(trainings()?.nextElementSibling).toHaveTextContent('3'))
  },
}

export const ReportAboveTheFold: PanelStory = {
  ...storyAt(ADDRESS, () => reached()),
  globals: onScreen(1366),
  play: async () => {
    await seesFact('Sessions', '3')
    const report = await openReport()
    const first = await report.findByRole('button', { name: 'Remove session 1' })
    const foot = report.getByRole('button', { name: 'Send' })
    await waitFor(() =>
      expect(first.getBoundingClientRect().bottom).toBeLessThan(foot.getBoundingClientRect().top - 16),
    )
  },
}

export const ReportTooLong: PanelStory = {
  ...storyAt(ADDRESS, () => reached()),
  play: async (story) => {
    await seesFact('Sessions', '3')
    const report = await openReport()
    const comments = report.getByRole('textbox', { name: 'Comments' })
    await userEvent.click(comments)
    await userEvent.paste('ñ'.repeat(1201))
    await expect(await report.findByText('1201/1200')).toBeVisible()
    await userEvent.click(report.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(comments).toHaveAccessibleDescription(/Enter at most 1,200 characters/))
    await userEvent.type(comments, '{Backspace}')
    await waitFor(() => expect(comments).not.toBeInvalid())
    await expect(requestsTo(story, sendReport)).toEqual([])
  },
}

/** A browser without a PDF viewer shows no preview but can send the report. */
export const ReportWithoutAViewer: PanelStory = {
  ...storyAt(ADDRESS, () => reached()),
  beforeEach: () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true })
    return () => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
  },
  play: async () => {
    await seesFact('Sessions', '3')
    const report = await openReport()
    await expect(report.getByRole('button', { name: 'Send' })).toBeVisible()
    await expect(report.queryByRole('button', { name: 'Download' })).toBeNull()
  },
}
