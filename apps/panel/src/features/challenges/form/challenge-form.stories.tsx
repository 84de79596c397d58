import { listRecentPoints } from '@repo/api-client/challenges/board'
import { type Challenge, showChallenge } from '@repo/api-client/challenges/challenge'
import { showEntrants } from '@repo/api-client/challenges/entrants'
import { listGoals } from '@repo/api-client/challenges/goals'
import { listChallenges } from '@repo/api-client/challenges/list-challenges'
import { createChallenge, updateChallenge } from '@repo/api-client/challenges/save-challenge'
import { answer, Refused } from '@repo/api-client/fake/answer'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { listing, rows, seesRows, six } from '../../../stories/challenge-answers.ts'
import {
  requestsTo,
  dialogGone,
  dialogOf,
  panelMeta,
  panelOf,
  type PanelStory,
  reload,
  retype,
  storyAt,
  toastSays,
} from '../../../stories/panel-story.tsx'
import { withRooms } from '../../../stories/room-center.ts'
import { challengeAt, challengeDetail } from '../../../stories/sample-challenges.ts'
import { memberAt, pageFrom } from '../../../stories/sample-members.ts'
import { roomAt } from '../../../stories/sample-rooms.ts'
import { StoryPanel } from '../../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const formOf = async (title: string) => {
  await screen.findByRole('textbox', { name: /^Name/ })
  return dialogOf(title)
}

const chooseAll = async (dialog: Awaited<ReturnType<typeof formOf>>) => {
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(8))
  await userEvent.click(dialog.getByRole('button', { name: 'Select all' }))
}

export const Created: PanelStory = {
  ...storyAt('/challenges', () => {
    let challenges: readonly Challenge[] = six
    return [
      answer(listChallenges, ({ query }) => pageFrom(challenges, query)),
      answer(createChallenge, ({ body }) => {
        const made = challengeAt(40, { name: body.name, participants: body.users.length })
        challenges = [made, ...challenges]
        return made
      }),
      answer(showChallenge, () => challengeDetail(40, { name: 'Reto de invierno', goals: [] })),
      answer(listGoals, ({ query }) => pageFrom([], query)),
      ...listing(six)().filter(({ endpoint }) => endpoint !== listChallenges),
    ]
  }),
  play: async (story) => {
    await seesRows(7)
    await userEvent.click(await story.canvas.findByRole('button', { name: 'Add challenge' }))
    const dialog = await formOf('Add challenge')
    await userEvent.click(dialog.getByRole('button', { name: 'Add challenge' }))
    await waitFor(() => expect(dialog.getAllByText('Choose participants').length).toBeGreaterThan(0))
    await retype(dialog.getByRole('textbox', { name: /Name/ }), 'Reto de invierno')
    await retype(dialog.getByRole('searchbox', { name: /Users/ }), 'zoe')
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1))
    await userEvent.click(dialog.getByRole('button', { name: 'Select all results' }))
    await expect(await dialog.findByText('1 user selected')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add challenge' }))
    await toastSays('Challenge created')
    await dialogGone()
    await waitFor(() => expect(panelOf(story).address()).toMatch(/^\/challenges\/.*\/goals$/), { timeout: 15_000 })
    await expect(await story.canvas.findByRole('heading', { level: 1, name: 'Goals' })).toBeVisible()
    const [call] = requestsTo(story, createChallenge)
    await expect(call?.body).toMatchObject({
      kind: 'individual',
      modality: 'user',
      users: [{ name: 'Zoé', team: null }],
    })
    await userEvent.click(within(story.canvas.getByRole('main')).getByRole('link', { name: 'Challenges' }))
    await waitFor(() => expect(within(rows()[1] as HTMLElement).getByText('Reto de invierno')).toBeVisible())
  },
}

export const Teams: PanelStory = {
  ...storyAt('/challenges', () => [
    answer(listRecentPoints, () => [{ uuid: memberAt(0).uuid, points: 320 }]),
    answer(createChallenge, ({ body }) => challengeAt(41, { name: body.name })),
    answer(showChallenge, () => challengeDetail(41, { goals: [] })),
    answer(listGoals, ({ query }) => pageFrom([], query)),
    ...listing(six)(),
  ]),
  play: async (story) => {
    await seesRows(7)
    await userEvent.click(await story.canvas.findByRole('button', { name: 'Add challenge' }))
    const dialog = await formOf('Add challenge')
    await retype(dialog.getByRole('textbox', { name: /Name/ }), 'Equipos')
    await userEvent.click(dialog.getByRole('combobox', { name: /Type/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Group' }))
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /Modality/ })).toHaveTextContent('Teams'))
    await chooseAll(dialog)
    await userEvent.click(dialog.getByRole('button', { name: 'Add challenge' }))
    await waitFor(() =>
      expect(dialog.getAllByText('Assign everyone to a team, and leave no team empty').length).toBeGreaterThan(0),
    )
    await userEvent.click(dialog.getByRole('combobox', { name: /Teams/ }))
    await userEvent.click(await screen.findByRole('option', { name: '3' }))
    await userEvent.click(dialog.getByRole('switch', { name: 'Balance teams' }))
    await waitFor(() => expect(requestsTo(story, listRecentPoints)).toHaveLength(1))
    const deal = dialog.getByRole('button', { name: 'Assign teams at random' })
    await waitFor(() => expect(deal).not.toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(deal)
    const sizes = () => dialog.getAllByText(/^Team \d · \d$/).map(({ textContent }) => Number(textContent.at(-1)))
    await waitFor(() => expect(sizes().toSorted((one, other) => one - other)).toEqual([2, 3, 3]))
    const first = within(dialog.getByRole('listbox', { name: /^Team 1/ }))
    await userEvent.click((await first.findAllByRole('option'))[0] as HTMLElement)
    const before = sizes()[2] ?? 0
    await userEvent.click((await dialog.findAllByRole('button', { name: 'Move 1 here' })).at(-1) as HTMLElement)
    await waitFor(() => expect(sizes()[2]).toBe(before + 1))
    await userEvent.click(dialog.getByRole('button', { name: 'Add challenge' }))
    await dialogGone()
    const { users = [], modality } = requestsTo(story, createChallenge)[0]?.body ?? {}
    await expect(modality).toBe('teams')
    await expect(users).toHaveLength(8)
    // one ID per team
    await expect(new Set(users.map(({ team }) => team?.uuid)).size).toBe(3)
  },
}

export const TooFewForTeams: PanelStory = {
  ...storyAt('/challenges', listing(six)),
  play: async () => {
    await seesRows(7)
    await userEvent.click(await screen.findByRole('button', { name: 'Add challenge' }))
    const dialog = await formOf('Add challenge')
    await userEvent.click(dialog.getByRole('combobox', { name: /Type/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Group' }))
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /Modality/ })).toHaveTextContent('Teams'))
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(8))
    for (const option of dialog.getAllByRole('option').slice(0, 2)) await userEvent.click(option)
    await expect(await dialog.findByText('2 users selected')).toBeVisible()
    await userEvent.click(dialog.getByRole('combobox', { name: /Teams/ }))
    await userEvent.click(await screen.findByRole('option', { name: '4' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add challenge' }))
    await expect(await dialog.findByText('Users: Choose at least 4, one for each team')).toBeVisible()
    await expect(dialog.getByText('Choose at least 4, one for each team')).toBeVisible()
    await expect(dialog.queryByText(/Choose at least 2/)).toBeNull()
  },
}

export const TeamsWithoutPoints: PanelStory = {
  ...storyAt('/challenges', () => {
    let isDown = true
    const points = () => {
      if (!isDown) return [{ uuid: memberAt(0).uuid, points: 320 }]
      isDown = false
      return new Refused(403, 'forbidden')
    }
    return [answer(listRecentPoints, points), ...listing(six)()]
  }),
  play: async (story) => {
    await seesRows(7)
    await userEvent.click(await story.canvas.findByRole('button', { name: 'Add challenge' }))
    const dialog = await formOf('Add challenge')
    await userEvent.click(dialog.getByRole('combobox', { name: /Type/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Group' }))
    await userEvent.click(await dialog.findByRole('switch', { name: 'Balance teams' }))
    await expect(await dialog.findByText("Couldn't load RookPoints")).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Assign teams at random' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await expect(await dialog.findByRole('button', { name: 'Assign teams at random' })).toBeVisible()
  },
}

export const Edited: PanelStory = {
  ...storyAt('/challenges', () => [
    answer(showChallenge, () => challengeDetail(0)),
    answer(showEntrants, () => ({
      users: [0, 1].map((index) => {
        const { uuid, name, lastName1, email, pseudonym } = memberAt(index)
        return { uuid, name, lastName1, email, pseudonym, imageUrl: null, team: null }
      }),
      rooms: [],
      teams: [],
    })),
    answer(updateChallenge, () => challengeAt(0)),
    ...listing(six)(),
  ]),
  play: async (story) => {
    await seesRows(7)
    await userEvent.click(story.canvas.getByRole('button', { name: 'More actions for Reto 1' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const dialog = await formOf('Edit challenge')
    await expect(await dialog.findByText(/Individual · Users · Competitive · since 11\/01\/2026/)).toBeVisible()
    await waitFor(() => expect(dialog.getAllByRole('option', { selected: true })).toHaveLength(2))
    await userEvent.click(dialog.getAllByRole('option', { selected: true })[0] as HTMLElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await toastSays('Challenge updated')
    await dialogGone()
    const [call] = requestsTo(story, updateChallenge)
    await expect(call?.body.detached.users).toEqual([memberAt(0).uuid])
    await expect(call?.body.startAt).toEqual(new Date('2026-11-01T06:00:00Z'))
    await expect(call?.body.finishAt).toEqual(new Date('2026-12-02T05:59:59Z'))
  },
}

const ended = () => [
  answer(showChallenge, () => challengeDetail(2, { kind: 'individual', modality: 'user', status: 'completed' })),
  answer(showEntrants, () => ({
    users: [0, 1].map((index) => {
      const { uuid, name, lastName1, email, pseudonym } = memberAt(index)
      return { uuid, name, lastName1, email, pseudonym, imageUrl: null, team: null }
    }),
    rooms: [],
    teams: [],
  })),
  answer(updateChallenge, () => challengeAt(2)),
  ...listing(six)(),
]

export const EditedAfterItsEnd: PanelStory = {
  ...storyAt('/challenges', ended),
  play: async (story) => {
    await seesRows(7)
    await userEvent.click(story.canvas.getByRole('button', { name: 'More actions for Reto 3' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const dialog = await formOf('Edit challenge')
    await expect(await dialog.findByText(/has ended, so its participants stay as they are/)).toBeVisible()
    await expect(dialog.queryByRole('listbox')).toBeNull()
    await retype(dialog.getByRole('textbox', { name: /Name/ }), 'Reto de otoño')
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await toastSays('Challenge updated')
    await dialogGone()
    const { name, finishAt, users = [], detached } = requestsTo(story, updateChallenge)[0]?.body ?? {}
    await expect({ name, finishAt, users: users.length, detached }).toEqual({
      name: 'Reto de otoño',
      finishAt: challengeAt(2).finishAt,
      users: 2,
      detached: { users: [], teams: [], rooms: [] },
    })
  },
}
export const EditedAfterItsEndInSpanish: PanelStory = {
  ...storyAt('/challenges', ended),
  globals: { locale: 'es' },
  play: async (story) => {
    await seesRows(7, 'Retos')
    await userEvent.click(story.canvas.getByRole('button', { name: 'Más de Reto 3' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }))
    await expect(await screen.findByText(/El reto ya terminó/)).toBeVisible()
  },
}

const twoKinds = [
  roomAt(0, { name: 'Sala 1' }),
  roomAt(1, { name: 'Estudio 1', kind: 'daq', description: null, daqIp: '192.168.1.40' }),
]

export const RoomsOfTwoKinds: PanelStory = {
  ...storyAt('/challenges?add=true', withRooms(twoKinds, ...listing(six)())),
  play: async () => {
    const dialog = await formOf('Add challenge')
    await userEvent.click(dialog.getByRole('combobox', { name: /Modality/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Rooms' }))
    const list = await dialog.findByRole('listbox', { name: 'Rooms' })
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(2))
    await expect(within(list).getByText('Estudio 1 (DAQ)')).toBeVisible()
    await expect(within(list).queryByText(/Sala 1 \(DAQ\)/)).toBeNull()
    await expect(list.getBoundingClientRect().height).toBe(150)
  },
}

/** Another user's removal isn't silently undone. */
export const ChangedMeanwhile: PanelStory = {
  ...storyAt('/challenges', () => {
    let users = [0, 1]
    let version = 4
    return [
      answer(showChallenge, () => ({ ...challengeDetail(0), version })),
      answer(showEntrants, () => ({
        users: users.map((index) => {
          const { uuid, name, lastName1, email, pseudonym } = memberAt(index)
          return { uuid, name, lastName1, email, pseudonym, imageUrl: null, team: null }
        }),
        rooms: [],
        teams: [],
      })),
      answer(updateChallenge, ({ body }) => {
        // another user saves just before the first save
        if (version === 4) [users, version] = [[0], 5]
        return body.version === version ? challengeAt(0) : new Refused(412, 'changed-meanwhile')
      }),
      ...listing(six)(),
    ]
  }),
  play: async (story) => {
    await seesRows(7)
    await userEvent.click(story.canvas.getByRole('button', { name: 'More actions for Reto 1' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const dialog = await formOf('Edit challenge')
    await waitFor(() => expect(dialog.getAllByRole('option', { selected: true })).toHaveLength(2))
    await retype(dialog.getByRole('textbox', { name: /Name/ }), 'Reto de invierno')
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Show changes' }))
    // the form remounts with the refetched challenge
    await waitFor(() => expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await toastSays('Challenge updated')
    await dialogGone()
    await expect(requestsTo(story, updateChallenge).map(({ body }) => [body.users.length, body.version])).toEqual([
      [2, 4],
      [1, 5],
    ])
  },
}

export const KeptOverReload: PanelStory = {
  ...storyAt('/challenges?add=true', listing(six)),
  play: async (story) => {
    const dialog = await formOf('Add challenge')
    await retype(dialog.getByRole('textbox', { name: /Name/ }), 'Reto de invierno')
    await chooseAll(dialog)
    await expect(await dialog.findByText('8 users selected')).toBeVisible()
    await reload(story)
    const again = await formOf('Add challenge')
    await expect(await again.findByText('We kept what you typed')).toBeVisible()
    await waitFor(() => expect(again.getByRole('textbox', { name: /Name/ })).toHaveValue('Reto de invierno'))
    await expect(again.getByText('8 users selected')).toBeVisible()
  },
}
