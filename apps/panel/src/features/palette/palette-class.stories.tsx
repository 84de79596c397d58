import { showClassSummary } from '@repo/api-client/classes/class-summary'
import { listStrapsElsewhere } from '@repo/api-client/classes/participants'
import { showRoomHistory } from '@repo/api-client/classes/room-history'
import { changeClassState, changeClassTimes } from '@repo/api-client/classes/run-class'
import { answer, silence } from '@repo/api-client/fake/answer'
import type { RoomClass } from '@repo/api-client/rooms/room'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { dialogGone, dialogOf, panelMeta, type PanelStory, requestsTo, storyAt } from '../../stories/panel-story.tsx'
import { done, withRooms } from '../../stories/room-center.ts'
import { roomAt, roomUuid, runningClass } from '../../stories/sample-rooms.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const MINUTE = 60_000
const openRoom = `/rookremote?room=${roomUuid(0)}`

const inClass = (startsIn: number) => () => {
  const startAt = Date.now() + startsIn
  const held: RoomClass = {
    ...runningClass,
    startAt: new Date(startAt),
    finishAt: new Date(startAt + 60 * MINUTE),
  }
  return withRooms(
    [roomAt(0, { currentClass: held }), roomAt(1)],
    answer(changeClassState, () => done),
    answer(changeClassTimes, () => done),
    answer(listTrainingTypes, () => []),
    answer(showRoomHistory, () => ({ members: 7, withoutWeight: 0, classes: [] })),
    answer(listStrapsElsewhere, () => []),
    answer(showClassSummary, silence),
  )()
}

const openPalette = async () => {
  await screen.findAllByRole('button', { name: 'Stop class' })
  await screen.findByText('No one has joined yet')
  await screen.findByRole('img', { name: /QR/ })
  await userEvent.keyboard('{Control>}{Shift>}K{/Shift}{/Control}')
  return dialogOf('Go to')
}
const offers = () =>
  within(screen.getByRole('group', { name: 'Class' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

export const RunningClass: PanelStory = {
  ...storyAt(openRoom, inClass(-20 * MINUTE)),
  play: async (story) => {
    await openPalette()
    await waitFor(() => expect(offers()).toEqual(expect.arrayContaining(['Show QR code', '+5 min', 'Stop class'])))
    await expect(offers()).toContain('Order tiles by effort')
    await expect(offers()).not.toContain('Order tiles by calories')
    await userEvent.click(screen.getByRole('option', { name: 'Order tiles by effort' }))
    await dialogGone()
    await expect(await story.canvas.findByRole('radio', { name: 'Effort' })).toBeChecked()
  },
}

export const Stop: PanelStory = {
  ...storyAt(openRoom, inClass(-20 * MINUTE)),
  play: async (story) => {
    await openPalette()
    await userEvent.click(screen.getByRole('option', { name: 'Stop class' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop the class?' }))
    const confirm = question.getByRole('button', { name: 'Stop class' })
    await waitFor(() => expect(requestsTo(story, changeClassState)).toEqual([]))
    await userEvent.click(confirm)
    await waitFor(() => expect(requestsTo(story, changeClassState).map(({ body }) => body.state)).toEqual(['stop']))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const WaitingClass: PanelStory = {
  ...storyAt(openRoom, inClass(5 * MINUTE)),
  play: async (story) => {
    await openPalette()
    await waitFor(() => expect(offers()).toEqual(expect.arrayContaining(['Start now', '+1 min', 'Stop class'])))
    await userEvent.click(screen.getByRole('option', { name: 'Start now' }))
    await waitFor(() => expect(requestsTo(story, changeClassTimes)).toHaveLength(1))
  },
}

/** No class is open on another page. */
export const WithoutClass: PanelStory = {
  ...storyAt('/rookremote', inClass(-20 * MINUTE)),
  play: async ({ canvas }) => {
    await canvas.findByText('Class in progress')
    await userEvent.keyboard('{Control>}{Shift>}K{/Shift}{/Control}')
    await dialogOf('Go to')
    await expect(screen.queryByRole('group', { name: 'Class' })).toBeNull()
  },
}
