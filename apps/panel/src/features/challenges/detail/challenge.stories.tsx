import { type ChallengeDetail, showChallenge } from '@repo/api-client/challenges/challenge'
import type { EntrantQuery } from '@repo/api-client/challenges/entrant-page'
import { listEntrants, listTeamEntrants, removeEntrant } from '@repo/api-client/challenges/entrants'
import {
  listCountedTrainings,
  showRoomMetrics,
  showTeamMetrics,
  showUserMetrics,
} from '@repo/api-client/challenges/show-metrics'
import { answer, Refused, silence } from '@repo/api-client/fake/answer'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  requestsTo,
  dialogOf,
  fitsIn,
  panelMeta,
  panelOf,
  type PanelStory,
  retype,
  storyAt,
  toastSays,
} from '../../../stories/panel-story.tsx'
import { challengeDetail, entrantAt, metricAt } from '../../../stories/sample-challenges.ts'
import { memberAt } from '../../../stories/sample-members.ts'
import { StoryPanel } from '../../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const PAGE = 20
const entrants = Array.from({ length: 45 }, (_, index) => entrantAt(index))
const pageOf = ({ page, search }: EntrantQuery) => {
  const fits = entrants.filter(({ name }) => search === null || name.toLowerCase().includes(search.text.toLowerCase()))
  return { rows: fits.slice((page - 1) * PAGE, page * PAGE), lastPage: Math.max(1, Math.ceil(fits.length / PAGE)) }
}
const metrics = [metricAt(0), metricAt(1)]

const opened = (change: Partial<ChallengeDetail> = {}) => {
  const challenge = challengeDetail(0, change)
  return {
    path: `/challenges/${challenge.uuid}`,
    answers: () => [
      answer(showChallenge, () => challenge),
      answer(listEntrants, ({ query }) => pageOf(query)),
      answer(listTeamEntrants, ({ query }) => pageOf(query)),
      answer(showUserMetrics, () => metrics),
      answer(showTeamMetrics, () => metrics),
      answer(showRoomMetrics, () => metrics),
    ],
  }
}
const ofUsers = opened()
const ofTeams = opened({ kind: 'group', modality: 'teams' })
const ofRooms = opened({ kind: 'group', modality: 'room' })

export const Users: PanelStory = {
  tags: ['picture'],
  ...storyAt(ofUsers.path, ofUsers.answers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Reto 1' })).toBeVisible()
    await expect(await canvas.findByText('Ágata Ibáñez')).toBeVisible()
    await expect(canvas.getAllByText('3/3')[0]).toBeVisible()
  },
}

export const UsersInSpanish: PanelStory = {
  ...storyAt(ofUsers.path, ofUsers.answers),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ágata Ibáñez')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Avance de/ })[0]).toBeVisible()
  },
}

const search = async ({ getByRole }: Pick<typeof screen, 'getByRole'>, text: string) =>
  retype(
    within(getByRole('search', { name: 'Search participants' })).getByRole('searchbox', { name: 'Name' }),
    `${text}{Enter}`,
  )

export const MorePages: PanelStory = {
  ...storyAt(ofUsers.path, ofUsers.answers),
  play: async (story) => {
    await userEvent.click(await story.canvas.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(requestsTo(story, listEntrants).map(({ query }) => query.page)).toContain(2))
  },
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))

let isDown = true

export const NextPageFails: PanelStory = {
  ...storyAt(ofUsers.path, () => {
    isDown = true
    const failing = answer(listEntrants, ({ query }) =>
      isDown && query.page === 2 ? new Refused(429, 'rate-limited') : pageOf(query),
    )
    return [failing, ...ofUsers.answers()]
  }),
  play: async (story) => {
    const asked = () => requestsTo(story, listEntrants).filter(({ query }) => query.page === 2).length
    await userEvent.click(await story.canvas.findByRole('button', { name: 'Show more' }))
    const again = await story.canvas.findByRole('button', { name: 'Try again' })
    const before = asked()
    again.scrollIntoView({ block: 'end' })
    for (let drawn = 0; drawn < 10; drawn += 1) await frame()
    await expect(asked()).toBe(before)
    isDown = false
    await userEvent.click(story.canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(story.canvas.queryByRole('button', { name: 'Try again' })).toBeNull())
  },
}

export const Searched: PanelStory = {
  ...storyAt(ofUsers.path, ofUsers.answers),
  play: async (story) => {
    await story.canvas.findByText('Ágata Ibáñez')
    await search(story.canvas, 'zoé')
    await waitFor(() => expect(story.canvas.queryByText('Ágata Ibáñez')).toBeNull())
    await waitFor(() => expect(story.canvas.getAllByText(/^Zoé/).length).toBeGreaterThan(0))
    await expect(panelOf(story).address()).toContain('text=zo')
    await search(story.canvas, 'nobody')
    await expect(await story.canvas.findByText('No one matches your search')).toBeVisible()
  },
}

export const SearchedByEmail: PanelStory = {
  ...storyAt(ofUsers.path, ofUsers.answers),
  play: async (story) => {
    await story.canvas.findByText('Ágata Ibáñez')
    const box = within(story.canvas.getByRole('search', { name: 'Search participants' }))
    await userEvent.selectOptions(box.getByRole('combobox', { name: 'Search in' }), 'Email')
    await userEvent.type(box.getByRole('searchbox', { name: 'Email' }), 'ab{Enter}')
    await expect(box.getByText('Enter at least 3 characters')).toBeVisible()
    await userEvent.type(box.getByRole('searchbox', { name: 'Email' }), 'c@{Enter}')
    await waitFor(() =>
      expect(requestsTo(story, listEntrants).at(-1)?.query.search).toEqual({ column: 'email', text: 'abc@' }),
    )
    await userEvent.click(box.getByRole('button', { name: 'Show everyone' }))
    await expect(await story.canvas.findByText('Ágata Ibáñez')).toBeVisible()
  },
}

export const SearchFails: PanelStory = {
  ...storyAt(ofUsers.path, () => [
    answer(listEntrants, ({ query }) => (query.search === null ? pageOf(query) : new Refused(403, 'forbidden'))),
    ...ofUsers.answers(),
  ]),
  play: async (story) => {
    await story.canvas.findByText('Ágata Ibáñez')
    await search(story.canvas, 'zoé')
    await waitFor(() => expect(requestsTo(story, listEntrants).at(-1)?.query.search?.text).toBe('zoé'))
    await expect(await story.canvas.findByText('Ágata Ibáñez')).toBeVisible()
    await expect(story.canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const Progress: PanelStory = {
  ...storyAt(ofUsers.path, () => [
    answer(listCountedTrainings, () => ({
      rows: [
        {
          uuid: memberAt(90).uuid,
          userUuid: memberAt(0).uuid,
          userName: 'Ágata Ibáñez',
          startAt: new Date('2026-11-20T13:00:00Z'),
          typeName: 'Spinning',
          roomName: 'Sala Norte',
          sums: { calories: 512.9, steps: 0, minutes: 45.5, trainings: 1, points: 120.5, 'hard-minutes': 12 },
        },
      ],
      page: 1,
      lastPage: 1,
      size: 20 as const,
      total: 1,
    })),
    ...ofUsers.answers(),
  ]),
  play: async (story) => {
    await userEvent.click(await story.canvas.findByRole('button', { name: 'Progress for Ágata Ibáñez' }))
    const drawer = await dialogOf('Ágata Ibáñez')
    // rounded down, so an unreached target never looks reached
    await expect(await drawer.findAllByText('1,999 kcal')).toHaveLength(2)
    await userEvent.click(drawer.getByRole('button', { name: 'Show sessions that count' }))
    await expect(await drawer.findByText('45 min · 513 kcal · 120.50 rp')).toBeVisible()
    await expect(drawer.getByRole('link', { name: /^Open session from 11.20.2026 7:00\sAM$/ })).toBeVisible()
    await expect(requestsTo(story, listCountedTrainings)[0]?.query).toEqual({ page: 1, user: memberAt(0).uuid })
  },
}

export const ProgressLoading: PanelStory = {
  ...storyAt(ofUsers.path, () => [answer(showUserMetrics, silence), ...ofUsers.answers()]),
  play: async (story) => {
    await userEvent.click(await story.canvas.findByRole('button', { name: 'Progress for Ágata Ibáñez' }))
    const drawer = await dialogOf('Ágata Ibáñez')
    await expect(drawer.getByRole('status', { name: 'Loading' })).toBeVisible()
  },
}

export const Removed: PanelStory = {
  ...storyAt(ofUsers.path, () => [answer(removeEntrant, () => ({ message: 'ok' })), ...ofUsers.answers()]),
  play: async (story) => {
    await userEvent.click(await story.canvas.findByRole('button', { name: 'Progress for Ágata Ibáñez' }))
    const drawer = await dialogOf('Ágata Ibáñez')
    await userEvent.click(drawer.getByRole('button', { name: 'Remove from challenge' }))
    const question = await dialogOf('Remove Ágata Ibáñez from the challenge?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await toastSays('Ágata Ibáñez was removed from the challenge')
    await expect(requestsTo(story, removeEntrant)[0]).toMatchObject({ params: { user: memberAt(0).uuid } })
  },
}

const over = opened({ status: 'completed' })
export const Completed: PanelStory = {
  ...storyAt(over.path, over.answers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Progress for Ágata Ibáñez' }))
    const drawer = await dialogOf('Ágata Ibáñez')
    await drawer.findAllByText('1,999 kcal')
    await expect(drawer.queryByRole('button', { name: 'Remove from challenge' })).toBeNull()
  },
}

export const Teams: PanelStory = {
  tags: ['picture'],
  ...storyAt(ofTeams.path, ofTeams.answers),
  play: async (story) => {
    await expect(await story.canvas.findByText('Team 1')).toBeVisible()
    await userEvent.click(story.canvas.getByRole('button', { name: 'Progress for Team 2' }))
    const drawer = await dialogOf('Team 2')
    await userEvent.click(drawer.getByRole('button', { name: 'Team' }))
    await expect(await story.canvas.findByRole('heading', { level: 1, name: 'Reto 1 · Team 2' })).toBeVisible()
    await expect(await story.canvas.findByText('Ágata Ibáñez')).toBeVisible()
    await userEvent.click(story.canvas.getByRole('button', { name: 'Teams' }))
    await expect(await story.canvas.findByRole('button', { name: 'Progress for Team 1' })).toBeVisible()
    await expect(requestsTo(story, listEntrants)).toEqual([])
  },
}

const [first] = challengeDetail(0, { kind: 'group', modality: 'teams' }).teams
const unearned = opened({
  kind: 'group',
  modality: 'teams',
  teams: [40, 0, 0, 0].flatMap((points, index) => {
    const position = index + 1
    return first === undefined ? [] : [{ ...first, uuid: memberAt(position).uuid, number: position, points, position }]
  }),
})
export const TeamsWithoutPoints: PanelStory = {
  ...storyAt(unearned.path, unearned.answers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Team 4')).toBeVisible()
    const colorOf = (place: number): string => {
      const disc = canvas.getByText(`Rank ${place}`).parentElement
      return disc === null ? '' : getComputedStyle(disc).backgroundColor
    }
    await expect(colorOf(1)).not.toBe(colorOf(4))
    await expect(colorOf(2)).toBe(colorOf(4))
  },
}

export const Rooms: PanelStory = {
  ...storyAt(ofRooms.path, ofRooms.answers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sala Norte')).toBeVisible()
    await retype(canvas.getByRole('searchbox', { name: 'Search rooms' }), 'sur')
    await waitFor(() => expect(canvas.queryByText('Sala Norte')).toBeNull())
    await expect(canvas.getByText('Estudio Sur')).toBeVisible()
  },
}

const free = opened({ compliance: 'free' })
export const Free: PanelStory = {
  ...storyAt(free.path, free.answers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,240.50 rp')).toBeVisible()
    await expect(canvas.queryByText('3/3')).toBeNull()
  },
}

export const Loading: PanelStory = {
  ...storyAt(ofUsers.path, () => [answer(showChallenge, silence)]),
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
}

const longNames = opened({ name: 'Ñ'.repeat(50), description: 'Ñ'.repeat(150) })
const longAt = (width: 360 | 768 | 1366): PanelStory => ({
  ...storyAt(longNames.path, longNames.answers),
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('Ágata Ibáñez')
    await fitsIn(width)
  },
})
export const LongAt360 = longAt(360)
export const LongAt768 = longAt(768)
export const LongAt1366 = longAt(1366)
