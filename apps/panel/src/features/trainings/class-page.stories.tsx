import { showCenter } from '@repo/api-client/center/show-center'
import { answer, Refused, silence } from '@repo/api-client/fake/answer'
import { downloadClassLog, showClassRecords, showTrainedClass } from '@repo/api-client/trainings/class-records'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'
import { showTraining } from '@repo/api-client/trainings/training'
import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'

import { requestsTo, fitsIn, panelMeta, panelOf, type PanelStory, storyAt } from '../../stories/panel-story.tsx'
import { center } from '../../stories/sample-center.ts'
import { CLASS_UUID, replayedClass, trainedClass } from '../../stories/sample-class.ts'
import { pageFrom } from '../../stories/sample-members.ts'
import { fewTrainings, trainingAt, wholeTraining } from '../../stories/sample-trainings.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const over = () => [
  answer(listTrainings, ({ query }) => pageFrom(fewTrainings, query)),
  answer(showTraining, () => wholeTraining(0, { classUuid: CLASS_UUID })),
  answer(showTrainedClass, () => trainedClass),
  answer(showClassRecords, () => replayedClass),
  answer(downloadClassLog, () => ({ content: 't_seconds', fileName: 'class.csv' })),
]

const ADDRESS = `/sessions?class=${CLASS_UUID}`
const REPLAY = `${ADDRESS}&replay=true`

export const Results: PanelStory = {
  tags: ['picture'],
  ...storyAt(ADDRESS, over),
  play: async (story) => {
    await expect(await screen.findByText('Sala Norte · HIIT · 11/21/2026 10:05 AM (Mexico City)')).toBeVisible()
    const rows = within(await screen.findByRole('table', { name: 'Class results' })).getAllByRole('row')
    await expect(rows).toHaveLength(7)
    await userEvent.click(screen.getByRole('button', { name: 'Measurements' }))
    await waitFor(() => expect(requestsTo(story, downloadClassLog)).toMatchObject([{ params: { uuid: CLASS_UUID } }]))
  },
}

const shownOrder = async () =>
  within(await screen.findByRole('table', { name: 'Class results' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent.replace(/^\d?\p{L}/u, ''))

export const RankedByOrder: PanelStory = {
  ...storyAt(ADDRESS, () => {
    const [first, second, third] = trainedClass.results
    if (first === undefined || second === undefined || third === undefined) throw new Error('the sample has six')
    const results = [
      { ...first, pseudonym: 'Ana', calories: 300, points: 90 },
      { ...second, pseudonym: 'Bea', calories: 500, points: 40 },
      { ...third, pseudonym: 'Caro', calories: 400, points: 60 },
    ]
    return [answer(showTrainedClass, () => ({ ...trainedClass, results })), ...over()]
  }),
  play: async () => {
    await expect(await shownOrder()).toEqual(['Bea', 'Caro', 'Ana'])
    const podium = within(screen.getByRole('list', { name: 'Top three' }))
    await expect(podium.getByText('500 kcal')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'By RookPoints' }))
    await expect(await shownOrder()).toEqual(['Ana', 'Caro', 'Bea'])
    await expect(podium.getByText('90 pts')).toBeVisible()
  },
}

export const RankedWithoutWeights: PanelStory = {
  ...storyAt(ADDRESS, () => {
    const results = trainedClass.results.map((result) => ({ ...result, calories: null }))
    return [answer(showTrainedClass, () => ({ ...trainedClass, results })), ...over()]
  }),
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'By effort' })).toBeChecked()
  },
}

export const MeasurementsKept: PanelStory = {
  ...storyAt(ADDRESS, () => [answer(showCenter, () => ({ ...center, exportsClassLogs: false })), ...over()]),
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Class results' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Measurements' })).toBeNull()
  },
}

export const ThereAndBack: PanelStory = {
  ...storyAt(`/sessions?metrics=${trainingAt(0).uuid}`, over),
  play: async (story) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Class' }))
    await expect(await screen.findByRole('heading', { level: 1, name: 'Class' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Back to sessions' }))
    await expect(await screen.findByRole('table', { name: 'Sessions' })).toBeVisible()
    await waitFor(() => expect(panelOf(story).address()).toBe('/sessions'))
  },
}

/** Emulates reduced motion. */
const quietly = (media: string) => ({
  matches: true,
  media,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
})

const moment = () => screen.findByRole('slider', { name: 'Playback position' })
const goTo = async (second: number) => fireEvent.change(await moment(), { target: { value: String(second) } })
const tileOf = (name: string) =>
  waitFor(() => {
    const tile = screen.getByText(name).closest<HTMLElement>('[role="listitem"], li, article')
    if (tile === null) throw new Error(`no tile of ${name}`)
    return tile
  })

export const Replay: PanelStory = {
  ...storyAt(REPLAY, over),
  play: async () => {
    await expect(await screen.findByText('0:00 of 10:00')).toBeVisible()
    await expect(screen.queryByText('Tormenta')).toBeNull()
    await goTo(120)
    await expect(await screen.findByText('Tormenta')).toBeVisible()
    await goTo(310)
    await expect(await moment()).toHaveAttribute('aria-valuetext', '5:10 of 10:00')
    const quiet = await tileOf('Volcán')
    await waitFor(() => expect(quiet).toHaveTextContent('10 s ago'))
    await goTo(350)
    await waitFor(() => expect(quiet).toHaveTextContent('No signal'))
    await goTo(0)
    await waitFor(() => expect(screen.queryByText('Tormenta')).toBeNull())
  },
}

export const ReplayOfMinutes: PanelStory = {
  ...storyAt(REPLAY, () => [answer(showClassRecords, () => ({ ...replayedClass, stepSeconds: 60 })), ...over()]),
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    await expect(await screen.findByText('Minute by minute')).toBeVisible()
    await fitsIn(360)
  },
}

export const Played: PanelStory = {
  // still playing when the picture would be taken
  parameters: { clock: 'running' },
  ...storyAt(REPLAY, over),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: '30×' }))
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    await waitFor(async () => expect(Number((await moment()).getAttribute('value'))).toBeGreaterThan(10))
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    await expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible()
    await goTo(599)
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    await expect(await screen.findByText('10:00 of 10:00')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
    // playback would change the tiles' colors during the contrast check
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }))
    await expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible()
  },
}

export const WithoutMotion: PanelStory = {
  // still playing when the story ends
  parameters: { clock: 'running' },
  ...storyAt(REPLAY, over),
  beforeEach: () => {
    const matchMedia = window.matchMedia.bind(window)
    window.matchMedia = (query) =>
      query.includes('reduced-motion') ? Object.assign(new EventTarget(), quietly(query)) : matchMedia(query)
    return () => {
      window.matchMedia = matchMedia
    }
  },
  play: async () => {
    const seen: number[] = []
    const slider = await moment()
    const watching = new MutationObserver(() =>
      seen.push(Number(slider.getAttribute('aria-valuenow') ?? slider.getAttribute('value'))),
    )
    watching.observe(slider, { attributes: true, attributeFilter: ['value', 'aria-valuetext'] })
    await userEvent.click(screen.getByRole('radio', { name: '5×' }))
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    await waitFor(() => expect(seen.length).toBeGreaterThan(0))
    watching.disconnect()
    // five seconds of the class per step; one without reduced motion
    await expect(seen[0]).toBeGreaterThanOrEqual(4)
  },
}

export const NothingMeasured: PanelStory = {
  ...storyAt(REPLAY, () => [answer(showClassRecords, () => ({ ...replayedClass, people: [] })), ...over()]),
  play: async () => {
    await expect(await screen.findByText('Nothing was recorded in this class')).toBeVisible()
  },
}

export const Loading: PanelStory = {
  ...storyAt(ADDRESS, () => [answer(showTrainedClass, silence)]),
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
}

export const Failed: PanelStory = {
  ...storyAt(ADDRESS, () => [answer(showTrainedClass, () => new Refused(403, 'forbidden'))]),
  play: async (story) => {
    await expect(await screen.findByText("Couldn't load the class")).toBeVisible()
    panelOf(story).server.say(...over())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(await screen.findByRole('table', { name: 'Class results' })).toBeVisible()
  },
}

export const NoPermission: PanelStory = {
  ...storyAt(ADDRESS, over, ['user_show']),
  play: async (story) => {
    await expect(await screen.findByRole('table', { name: 'Sessions' })).toBeVisible()
    await expect(requestsTo(story, showTrainedClass)).toEqual([])
  },
}

const inSpanishAt = (width: 360 | 768 | 1366, address: string): PanelStory => ({
  ...storyAt(address, over),
  globals: { locale: 'es', viewport: { value: `w${width}`, isRotated: false } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Clase' })).toBeVisible()
    await expect((await screen.findAllByText('Cometa'))[0]).toBeVisible()
    await fitsIn(width)
  },
})
export const ResultsInSpanishAt360 = inSpanishAt(360, ADDRESS)
export const ReplayInSpanishAt360 = inSpanishAt(360, REPLAY)
export const ReplayInSpanishAt1366 = inSpanishAt(1366, REPLAY)
