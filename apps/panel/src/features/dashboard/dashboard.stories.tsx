import { showCenter } from '@repo/api-client/center/show-center'
import { acceptAgreement } from '@repo/api-client/center/update-center'
import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { showDashboard, showOverview } from '@repo/api-client/dashboard/endpoints'
import { answer, type Answer, Refused, silence } from '@repo/api-client/fake/answer'
import type { Room } from '@repo/api-client/rooms/room'
import { showFirstSteps } from '@repo/api-client/setup/first-steps'
import { listAdmins } from '@repo/api-client/staff/list-staff'
import { storeRecentRoom } from '@repo/live-class/stored-configuration'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { useSessionStore } from '../../app/session/session-store.ts'
import {
  requestsTo,
  dialogGone,
  dialogOf,
  fitsIn,
  panelMeta,
  panelOf,
  type PanelStory,
  reload,
  storyAt,
  toastSays,
} from '../../stories/panel-story.tsx'
import { center, STAFF_UUID } from '../../stories/sample-center.ts'
import { roomAt, runningClass } from '../../stories/sample-rooms.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const stepsDone = answer(showFirstSteps, () => ({
  isPutAway: true,
  done: { class: true, coach: true, display: true, member: true, strap: true },
}))
const person = (index: number, effort: number | null) => ({
  final_user_uuid: `user-${index}`,
  pseudonym: `Cometa ${index}`,
  user_url_image: null,
  effort,
  hr: effort === null ? null : 120,
  calories_tot: 10,
  steps_tot: null,
  status: effort !== null,
  measured_at: Date.now(),
})
const packet = answer(showMeasurements, () => ({
  data: [person(1, 65), person(2, 75), person(3, 76), person(4, null)],
  remaining_time: 34 * 60 + 48,
  time_finish: '2026-11-21T19:00:00Z',
  sequence: 1,
  server_time: Date.now(),
}))

const withRooms =
  (rooms: readonly Room[], ...more: readonly Answer[]) =>
  () => [...more, answer(showCenter, () => ({ ...center, rooms })), packet, stepsDone]

const idle = [roomAt(0), roomAt(1), roomAt(2, { isActive: false })]
const live = [roomAt(0, { currentClass: runningClass }), roomAt(1)]

const link = (name: string | RegExp) => screen.findByRole('link', { name })

export const NothingRuns: PanelStory = {
  ...storyAt('/', withRooms(idle)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No classes in progress. Start one in a room:')).toBeVisible()
    await expect(await canvas.findByText('Dates and times in Mexico City time')).toBeVisible()
    for (const { uuid, name } of idle.slice(0, 2))
      await expect(await link(name)).toHaveAttribute('href', `/rookremote?room=${uuid}`)
    await expect(screen.queryByRole('link', { name: idle[2]?.name ?? '' })).toBeNull()
  },
}

export const LastUsed: PanelStory = {
  ...storyAt('/', withRooms(idle)),
  play: async (story) => {
    await expect(await link(idle[1]?.name ?? '')).toBeVisible()
    storeRecentRoom(STAFF_UUID, idle[1]?.uuid ?? '')
    await reload(story)
    await expect(await story.canvas.findByText('Last-used room')).toBeVisible()
    const start = await link(`Configure and start in ${idle[1]?.name}`)
    await expect(start).toHaveAttribute('href', `/rookremote?room=${idle[1]?.uuid}`)
  },
}

export const ClassesRun: PanelStory = {
  tags: ['picture'],
  ...storyAt('/', withRooms(live)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('35 minutes left')).toBeVisible()
    await expect(canvas.getByText('4 people')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Waiting 1, Light 1, Moderate 2' })).toBeVisible()
    const watch = await link(`Watch ${live[0]?.name}`)
    await expect(watch).toHaveAttribute('href', `/rookremote?room=${live[0]?.uuid}`)
    await expect(canvas.queryByText('Last-used room')).toBeNull()
  },
}

export const Figures: PanelStory = {
  ...storyAt('/', withRooms(idle)),
  play: async ({ canvas }) => {
    await expect(await link('Total users')).toHaveAttribute('href', '/users')
    await expect(await link('Sessions in the last 30 days')).toHaveAttribute('href', '/reports')
    await expect(await link('All-time sessions')).toHaveAttribute('href', '/sessions')
    await expect(await canvas.findByText('+25 %')).toBeVisible()
    await expect(canvas.getByText('−25 %')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Sessions, last 12 weeks' })).toBeVisible()
    await expect(await canvas.findByRole('figure', { name: 'Sessions per day, last 30 days' })).toBeVisible()
  },
}

export const WhatWaits: PanelStory = {
  ...storyAt('/', withRooms(idle)),
  play: async (story) => {
    await expect(await story.canvas.findByText('2 people want to join')).toBeVisible()
    await expect(story.canvas.getByText('1 sensor has a low battery')).toBeVisible()
    await expect(story.canvas.getByText("2 lent sensors haven't been seen for 14 days")).toBeVisible()
    await expect(story.canvas.getByText("1 email failed to send. We'll keep trying.")).toBeVisible()
    const look = story.canvas.getByRole('link', { name: 'View: 2 people want to join' })
    await expect(look).toHaveAttribute('href', '/requests')
  },
}

const quiet = {
  users: { weeks: [], now: 0, before: 0 },
  activeUsers: { weeks: [], now: 0, before: 0 },
  trainings: { weeks: [], now: 0, before: 0 },
  days: [{ day: '2026-11-21', trainings: 0 }],
  lowBatteries: 0,
  silentSensors: 0,
  failingMails: 0,
}

const withDisk = (disk: { freeBytes: number; daysLeft: number | null }) =>
  withRooms(
    idle,
    answer(showOverview, () => ({
      ...quiet,
      disk,
    })),
  )

export const LittleRoom: PanelStory = {
  ...storyAt('/', withDisk({ freeBytes: 3_400_000_000, daysLeft: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server has 3.1 GB of disk space left')).toBeVisible()
  },
}

export const RoomForDays: PanelStory = {
  ...storyAt('/', withDisk({ freeBytes: 48_000_000_000, daysLeft: 12 })),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Al disco del servidor le quedan 44.7 GB; alcanzan para unos 12 días'),
    ).toBeVisible()
    await fitsIn(360)
  },
}

export const NothingWaits: PanelStory = {
  ...storyAt(
    '/',
    withRooms(
      idle,
      answer(showDashboard, () => ({
        requestsAcceptedThisMonth: 0,
        requestsPending: 0,
        remoteActiveMembers: 0,
        trainings: 0,
        members: 0,
        activeMembers: 0,
      })),
      answer(showOverview, () => ({
        ...quiet,
        disk: null,
      })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You're all caught up.")).toBeVisible()
    await expect(await canvas.findByText('No one trained in the last 30 days')).toBeVisible()
    await expect(canvas.queryByText('Total users')).toBeNull()
  },
}

export const Loading: PanelStory = {
  ...storyAt('/', withRooms(idle, answer(showDashboard, silence), answer(showOverview, silence))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total users')).toBeVisible()
    await expect(canvas.queryByText('Needs attention')).toBeNull()
  },
}

export const FailedOverview: PanelStory = {
  ...storyAt(
    '/',
    withRooms(
      idle,
      answer(showOverview, () => new Refused(403, 'forbidden')),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load stats")).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const FailedFigures: PanelStory = {
  ...storyAt(
    '/',
    withRooms(
      idle,
      answer(showDashboard, () => new Refused(403, 'forbidden')),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load stats")).toBeVisible()
  },
}

/** Without the center, the page must not claim that it has no rooms. */
export const FailedRooms: PanelStory = {
  ...storyAt('/', () => [answer(showCenter, () => new Refused(403, 'forbidden')), packet, stepsDone]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load rooms")).toBeVisible()
  },
}

export const WithoutFigures: PanelStory = {
  ...storyAt('/', withRooms(idle), ['rookremote_show']),
  play: async (story) => {
    await expect(await link(idle[0]?.name ?? '')).toBeVisible()
    await expect(story.canvas.queryByText('Total users')).toBeNull()
    await expect(requestsTo(story, showOverview)).toEqual([])
  },
}

const unaccepted = { showAgreement: true }

export const AgreementAccepted: PanelStory = {
  ...storyAt(
    '/',
    withRooms(
      idle,
      answer(acceptAgreement, () => ({ message: 'ok' })),
    ),
    'admin',
    unaccepted,
  ),
  // the restored focus, and so the scroll position, depends on the last press
  play: async (story) => {
    const agreement = await dialogOf('Usage agreement')
    await userEvent.click(agreement.getByRole('button', { name: 'Accept' }))
    await toastSays('Agreement accepted')
    await dialogGone()
    await expect(requestsTo(story, acceptAgreement)[0]?.body).toEqual({ hostname: location.hostname })
  },
}

export const AgreementRefused: PanelStory = {
  ...storyAt(
    '/',
    withRooms(
      idle,
      answer(acceptAgreement, () => new Refused(404, 'not-found')),
    ),
    'admin',
    unaccepted,
  ),
  play: async (story) => {
    const agreement = await dialogOf('Usage agreement')
    await userEvent.click(agreement.getByRole('button', { name: 'Accept' }))
    await toastSays('An error occurred, please try again later.')
    await userEvent.click(agreement.getByRole('button', { name: 'Later' }))
    await dialogGone()
    // the next load asks again
    await reload(story)
    await expect(await screen.findByRole('dialog', { name: 'Usage agreement' })).toBeVisible()
  },
}

export const AgreementOfACoach: PanelStory = {
  ...storyAt('/', withRooms(idle), 'coach', unaccepted),
  play: async () => {
    await expect(await link(idle[0]?.name ?? '')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const inSpanishAt = (width: 360 | 768 | 1366): PanelStory => ({
  ...storyAt('/', withRooms([roomAt(0, { currentClass: runningClass, name: 'W'.repeat(15) }), roomAt(1)])),
  globals: { locale: 'es', viewport: { value: `w${width}`, isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Quedan 35 minutos')).toBeVisible()
    await expect(await canvas.findByText('Pendientes')).toBeVisible()
    await fitsIn(width)
  },
})
export const InSpanishAt360 = inSpanishAt(360)
export const InSpanishAt768 = inSpanishAt(768)
export const InSpanishAt1366 = inSpanishAt(1366)

export const FirstStepsLead: PanelStory = {
  ...storyAt('/', () => [
    answer(showCenter, () => center),
    answer(showFirstSteps, () => ({
      isPutAway: false,
      done: { class: false, coach: false, display: false, member: false, strap: false },
    })),
    answer(listAdmins, () => ({ rows: [], page: 1, lastPage: 1, size: 20 as const, total: 0 })),
  ]),
  play: async (story) => {
    const steps = await story.canvas.findAllByRole('link', { name: /^Open: / })
    await expect(steps.map((step) => step.getAttribute('aria-label'))).toEqual([
      'Open: Add your users',
      'Open: Add your coaches',
      'Open: Connect straps',
      'Open: Run your first class',
      'Open: Pair a display',
    ])
    await userEvent.click(await story.canvas.findByRole('link', { name: 'Open: Add your coaches' }))
    await expect(await screen.findByRole('dialog', { name: 'Add administrator' })).toBeVisible()
    await expect(panelOf(story).address()).toContain('/admin')
  },
}

const atAddress = (publicUrl: string) =>
  useSessionStore.setState(({ center: known }) => ({ center: known === null ? null : { ...known, publicUrl } }))

/** The dashboard warns while phones can't open the center's address. */
export const OnLoopback: PanelStory = {
  tags: ['picture'],
  ...storyAt('/', () => [answer(showCenter, () => center), packet, stepsDone]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })
    await expect(canvas.queryByText(/can't open/)).toBeNull()
    atAddress('http://localhost:3411')
    await expect(await canvas.findByText("Phones and displays can't open localhost:3411")).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'How to fix it' })).toHaveAttribute('href', '/help/rookremote')
  },
}
