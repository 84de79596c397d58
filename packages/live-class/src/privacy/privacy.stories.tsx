import { showClassSummary } from '@repo/api-client/classes/class-summary'
import { hideParticipant } from '@repo/api-client/classes/participants'
import { answer, Refused } from '@repo/api-client/fake/answer'
import { VISIBILITIES } from '@repo/domain/privacy/visibility'
import { onScreen } from '@repo/storybook/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { summaryOf } from '../stories/class-samples.ts'
import { fitsWall, tilesOf } from '../stories/fits-wall.ts'
import { classMeta, inCenter, requestsOf, running, toastSays } from '../stories/in-center.tsx'
import type { StorySession } from '../stories/story-class.tsx'

const meta = { ...classMeta } satisfies Meta<typeof StorySession>
export default meta
type Story = StoryObj<typeof meta>

const levels = { members: 12, visibilities: ['all', ...VISIBILITIES] } as const
const tile = (name: string) => screen.findByRole('group', { name })

const onWall = (locale: 'en' | 'es', guest: string, hidden: string): Story => ({
  ...inCenter(() => running(levels)),
  args: { kind: 'wall', canControl: false },
  globals: { locale, viewport: { value: 'w1920' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(tilesOf(canvasElement).count).toBe(11))
    // without a name, its numbers
    await expect(await tile(`${guest} 4`)).toHaveTextContent('%')
    // the color only, in words for those who don't see it
    const color = await tile('Ñandú')
    await expect(color).toHaveAttribute('data-level', 'moderate')
    await expect(color).not.toHaveTextContent(/\d/)
    await expect(screen.queryByRole('group', { name: 'Kike' })).toBeNull()
    // only that the person is there
    const present = await tile('María José')
    await expect(present).toHaveAttribute('data-level', 'waiting')
    await expect(present).not.toHaveTextContent(/\d/)
    for (const apart of [color, present]) await expect(apart).toHaveAttribute('data-place', 'none')
    await expect(screen.getByText(new RegExp(hidden))).toBeVisible()
    await fitsWall(canvasElement)
  },
})
export const AllLevelsOnAWall: Story = { ...onWall('en', 'Guest', '1 not shown'), tags: ['picture'] }
export const AllLevelsOnAWallInSpanish = onWall('es', 'Invitado', '1 sin mostrar')

const forStaff = { ...levels, isForStaff: true } as const

export const AllLevelsOnThePanel: Story = {
  ...inCenter(() => running({ ...forStaff, aboveCeiling: 2 })),
  globals: onScreen(1366),
  tags: ['picture'],
  play: async () => {
    const hidden = await tile('Luna')
    await expect(within(hidden).getByRole('img', { name: 'Displays show no name' })).toBeVisible()
    await expect(hidden).toHaveTextContent('%')
    const above = await tile('Rayo')
    await expect(within(above).getByRole('img', { name: 'Above their own limit' })).toBeVisible()
    await expect(screen.getByText(/^Above their own limit: Colibrí, 2\d s · Rayo, 2\d s$/)).toBeVisible()
    await expect(within(await tile('Kike')).getByRole('img', { name: 'Hidden from displays' })).toBeVisible()
  },
}

export const HiddenInOnePress: Story = {
  ...inCenter(() => running({ members: 6, isForStaff: true })),
  play: async ({ loaded }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Hide Rayo from displays' }))
    await toastSays('Displays no longer show Rayo')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await toastSays('Displays show what Rayo chose again')
    await expect(requestsOf(loaded, hideParticipant).map(({ body }) => body.isHidden)).toEqual([true, false])
  },
}

export const HidingRefused: Story = {
  ...inCenter(
    () => running({ members: 6, isForStaff: true }),
    [answer(hideParticipant, () => new Refused(409, 'class-over'))],
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Hide Rayo from displays' }))
    await waitFor(() => expect(screen.getAllByText(/409/)[0]).toBeVisible())
  },
}

export const OnAPhone: Story = {
  ...inCenter(() => running({ ...forStaff, aboveCeiling: 1 })),
  globals: { locale: 'es', ...onScreen(360) },
  play: async ({ loaded }) => {
    const row = await screen.findByRole('button', { name: /Luna/ })
    await expect(within(row).getByRole('img', { name: 'Las pantallas no muestran el nombre' })).toBeVisible()
    await userEvent.click(row)
    const dialog = within(await screen.findByRole('dialog', { name: 'Luna' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Ocultar a Luna de las pantallas' }))
    await waitFor(() => expect(requestsOf(loaded, hideParticipant)).toHaveLength(1))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

const SHARES = { seconds: 0, points: 0, calories: null, averageEffort: null, maxHeartRate: null }

/** As the server presents results to displays. */
const results = () => {
  const { results: all, ...summary } = summaryOf(9)
  const presented = all.map((result, index) => {
    if (index === 1) return { ...result, visibility: 'anonymous', guestNumber: 1, pseudonym: '#1' } as const
    if (index !== 4) return result
    return { ...result, ...SHARES, visibility: 'color', zoneSeconds: [10, 20, 40, 20, 5], belowSeconds: 5 } as const
  })
  return { ...summary, results: presented, notShown: 2 }
}

const resultsOnWall = (locale: 'en' | 'es', guest: string, hidden: RegExp): Story => ({
  ...inCenter(() => ({ ...running({ members: 11 }), phase: 'ended' }), [answer(showClassSummary, results)]),
  args: { kind: 'wall', canControl: false },
  globals: { locale, viewport: { value: 'w1920' } },
  play: async ({ canvasElement }) => {
    const [podium] = await screen.findAllByRole('list', { name: /^(Top three|Primeros tres)$/ })
    await expect(podium).toHaveTextContent(guest)
    const [row] = screen.getAllByText('Trueno').map((name) => name.closest('li'))
    await expect(row).not.toHaveTextContent(/^\d/)
    await expect(within(row as HTMLElement).getByRole('img', { name: /40 %/ })).toBeVisible()
    await expect(screen.getByText(hidden)).toBeVisible()
    await fitsWall(canvasElement)
  },
})
export const ResultsOnAWall = resultsOnWall('en', 'Guest 1', /2 not shown/)
export const ResultsOnAWallInSpanish = resultsOnWall('es', 'Invitado 1', /2 sin mostrar/)
