import { answer, Refused, silence } from '@repo/api-client/fake/answer'
import {
  acceptRequests,
  exportRequests,
  listRequests,
  refuseRequests,
  type RequestRow,
  restoreRequests,
} from '@repo/api-client/requests/requests'
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
} from '../../stories/panel-story.tsx'
import { longMember, memberAt, pageFrom } from '../../stories/sample-members.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'
import { email45, wholeAt1366 } from '../../stories/whole-list.ts'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const requestAt = (index: number, change: Partial<RequestRow> = {}): RequestRow => {
  const { isBanned: _, imageUrl: __, ...member } = memberAt(index)
  const { name, lastName1, pseudonym } = member
  const said = { ...member, name: name ?? '', lastName1: lastName1 ?? '', pseudonym: pseudonym ?? '' }
  return { ...said, requestedAt: new Date('2026-11-20T16:05:00Z'), conflict: null, ...change }
}
const three = [requestAt(0), requestAt(1, { conflict: 'email' }), requestAt(2)]

const center = (requests: readonly RequestRow[]) => {
  let waiting = [...requests]
  const without = (uuids: readonly string[]) => waiting.filter(({ uuid }) => uuids.includes(uuid))
  const answers = [
    answer(listRequests, ({ query }) => {
      const text = query.search?.text.toLowerCase()
      const fits = (one: RequestRow) => text === undefined || JSON.stringify(one).toLowerCase().includes(text)
      return pageFrom(waiting.filter(fits), query)
    }),
    answer(acceptRequests, ({ body: { uuids } }) => {
      const free = without(uuids).filter(({ conflict }) => conflict === null)
      const conflicts = without(uuids).filter(({ conflict }) => conflict !== null)
      if (free.length === 0 && conflicts.length > 0) return new Refused(409, 'member-already-linked')
      waiting = waiting.filter((one) => !free.includes(one))
      return { accepted: free.map(({ uuid }) => uuid), conflicts: conflicts.map(({ uuid }) => uuid) }
    }),
    answer(refuseRequests, ({ body: { uuids } }) => {
      const refused = without(uuids).map(({ uuid }) => uuid)
      waiting = waiting.filter(({ uuid }) => !refused.includes(uuid))
      return { refused }
    }),
    answer(restoreRequests, ({ body: { uuids } }) => {
      waiting = requests.filter((one) => waiting.includes(one) || uuids.includes(one.uuid))
      return { restored: [...uuids] }
    }),
  ]
  return answers
}
const waitingAre = (requests: readonly RequestRow[]) => () => center(requests)

const rows = (name = 'Requests') => within(screen.getByRole('table', { name })).getAllByRole('row')
const seesRows = (count: number, name?: string) => waitFor(() => expect(rows(name)).toHaveLength(count))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

export const Full: PanelStory = {
  tags: ['picture'],
  ...storyAt('/requests', waitingAre(three)),
  play: async ({ canvas }) => {
    await seesRows(4)
    await expect(
      await canvas.findByText(/^Showing 1–3 of 3 · updated \d{1,2}:\d\d [AP]M \(Mexico City time\)$/),
    ).toBeVisible()
    await expect(within(rows()[2] as HTMLElement).getByText('Already a user')).toBeVisible()
    await expect(within(rows()[1] as HTMLElement).getByText('11/20/2026')).toBeVisible()
  },
}

export const FullInSpanish: PanelStory = {
  ...storyAt('/requests', waitingAre(three)),
  globals: { locale: 'es' },
  play: async () => {
    await seesRows(4, 'Solicitudes')
    await expect(await screen.findByRole('button', { name: 'Aceptar todas' })).toBeVisible()
  },
}

export const AsAFile: PanelStory = {
  ...storyAt('/requests', () => [
    answer(exportRequests, () => ({ content: 'Name', fileName: 'requests.csv' })),
    ...waitingAre(three)(),
  ]),
  play: async (story) => {
    await seesRows(4)
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }))
    await waitFor(() =>
      expect(requestsTo(story, exportRequests)[0]?.query).toMatchObject({ search: null, format: 'csv' }),
    )
  },
}

export const Loading: PanelStory = {
  ...storyAt('/requests', () => [answer(listRequests, silence)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Requests' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Accept all' })).toBeNull()
  },
}

export const Empty: PanelStory = {
  ...storyAt('/requests', waitingAre([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pending requests')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Reject all' })).toBeNull()
  },
}

export const NoneFound: PanelStory = {
  ...storyAt('/requests', waitingAre(three)),
  play: async () => {
    await seesRows(4)
    await retype(screen.getByRole('searchbox', { name: 'First name' }), 'zzz')
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('No requests match your search')).toBeVisible()
  },
}

export const Failed: PanelStory = {
  ...storyAt('/requests', () => [answer(listRequests, () => new Refused(403, 'forbidden'))]),
  play: async (story) => {
    await expect(await story.canvas.findByText("Couldn't load requests")).toBeVisible()
    panelOf(story).server.say(...center(three))
    await press('Try again')
    await seesRows(4)
  },
}

export const ForACoach: PanelStory = {
  ...storyAt('/requests', waitingAre(three), 'coach'),
  play: async ({ canvas }) => {
    await seesRows(4)
    await expect(await canvas.findByRole('button', { name: 'Poster' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Accept|Reject/ })).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const OneAcceptedAndUndone: PanelStory = {
  ...storyAt('/requests', waitingAre(three)),
  play: async (story) => {
    await seesRows(4)
    await press(/^Accept Ágata/)
    await toastSays('Request accepted')
    await seesRows(3)
    await press('Undo')
    await toastSays('Request restored')
    await seesRows(4)
    await expect(requestsTo(story, restoreRequests).map(({ body }) => body)).toEqual([{ uuids: [three[0]?.uuid] }])
  },
}

export const AllAccepted: PanelStory = {
  ...storyAt('/requests', waitingAre(three)),
  play: async () => {
    await seesRows(4)
    await press('Accept all')
    await expect(await screen.findByRole('alertdialog', { name: 'Accept 3 requests?' })).toBeVisible()
    await press('Accept')
    await toastSays('2 requests accepted')
    await toastSays("1 request wasn't accepted because a user already has that email or pseudonym")
    await seesRows(2)
  },
}

export const InTheWay: PanelStory = {
  ...storyAt('/requests', waitingAre(three)),
  play: async () => {
    await seesRows(4)
    await press(/^Accept Íñigo/)
    await toastSays('member-already-linked')
    await seesRows(4)
  },
}

export const SelectedRejected: PanelStory = {
  ...storyAt('/requests', waitingAre(three)),
  play: async (story) => {
    await seesRows(4)
    await userEvent.click(screen.getByRole('checkbox', { name: /^Select Ágata/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /^Select Zoé/ }))
    await press('Reject selected')
    const question = await dialogOf('Reject 2 requests?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Reject' }))
    await toastSays('2 requests rejected')
    await seesRows(2)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reject selected' })).toBeNull())
    await press('Undo')
    await toastSays('2 requests restored')
    await seesRows(4)
    await expect(requestsTo(story, restoreRequests).map(({ body }) => body.uuids.length)).toEqual([2])
  },
}

export const SelectedByTheButtonsAbove: PanelStory = {
  ...storyAt('/requests', waitingAre(Array.from({ length: 5 }, (_, index) => requestAt(index)))),
  play: async (story) => {
    await seesRows(6)
    const boxes = within(screen.getByRole('table')).getAllByRole('checkbox')
    for (const box of boxes.slice(1, 3)) await userEvent.click(box)
    await expect(screen.queryByRole('button', { name: 'Accept all' })).toBeNull()
    await press('Accept 2 selected')
    await waitFor(() => expect(requestsTo(story, acceptRequests)[0]?.body.uuids).toHaveLength(2))
  },
}

export const AllOfThePagesInView: PanelStory = {
  ...storyAt('/requests', waitingAre(Array.from({ length: 24 }, (_, index) => requestAt(index)))),
  play: async (story) => {
    await seesRows(21)
    await press('Reject all')
    await expect(await screen.findByRole('alertdialog', { name: 'Reject 20 requests?' })).toBeVisible()
    await press('Cancel')
    await press('Next page')
    await seesRows(5)
    await press('Accept all')
    await expect(await screen.findByRole('alertdialog', { name: 'Accept 24 requests?' })).toBeVisible()
    await press('Accept')
    await toastSays('24 requests accepted')
    await waitFor(() => expect(requestsTo(story, acceptRequests)[0]?.body.uuids).toHaveLength(24))
  },
}

export const Settled: PanelStory = {
  ...storyAt('/requests', () => [
    answer(acceptRequests, () => ({ accepted: [], conflicts: [] })),
    answer(refuseRequests, () => ({ refused: [] })),
    ...center(three),
  ]),
  play: async () => {
    await seesRows(4)
    await press(/^Accept Ágata/)
    await toastSays('Someone else already answered')
  },
}

export const NotAnswered: PanelStory = {
  ...storyAt('/requests', () => [answer(refuseRequests, () => new Refused(403, 'forbidden')), ...center(three)]),
  play: async () => {
    await seesRows(4)
    await press(/^Reject Zoé/)
    const question = await dialogOf('Reject Zoé Güémez?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Reject' }))
    await toastSays('An error occurred, please try again later.')
    await seesRows(4)
  },
}

export const ThePoster: PanelStory = {
  ...storyAt('/requests', waitingAre([])),
  play: async () => {
    await press('Poster')
    const poster = await dialogOf('Let people request to join')
    await expect(await poster.findByRole('img', { name: 'QR code for the join request page' })).toBeVisible()
    await expect(poster.getByText(/\/ask$/)).toBeVisible()
  },
}

const { name, lastName1, lastName2, pseudonym, email } = longMember
const longRequest = requestAt(0, {
  name: name ?? '',
  lastName1: lastName1 ?? '',
  lastName2,
  pseudonym: pseudonym ?? '',
  email,
  conflict: 'pseudonym',
})
const longAt = (width: 360 | 768 | 1366): PanelStory => ({
  ...storyAt('/requests', waitingAre([longRequest, requestAt(2)])),
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  play: async () => {
    await seesRows(3)
    await fitsIn(width)
  },
})
export const LongAt360 = longAt(360)
export const LongAt768 = longAt(768)
export const LongAt1366 = longAt(1366)

const wholeIn = (locale: 'en' | 'es', columns: readonly string[]): PanelStory =>
  wholeAt1366({
    locale,
    path: '/requests',
    answers: waitingAre([
      requestAt(0, { email: email45 }),
      requestAt(1, { name: 'Santiago', conflict: 'pseudonym' }),
      requestAt(2, { conflict: 'email' }),
    ]),
    columns,
    texts: [email45, 'Santiago'],
  })
export const WholeAt1366 = wholeIn('en', [
  '',
  'First name',
  'Last name',
  'Pseudonym',
  'Email',
  'Sex',
  'Birthday',
  'Requested',
  'Actions',
])
export const WholeAt1366InSpanish = wholeIn('es', [
  '',
  'Nombre',
  'Apellidos',
  'Seudónimo',
  'Correo',
  'Sexo',
  'Nacimiento',
  'Solicitada',
  'Acciones',
])
