import { type AuditEntry, listAudit, verifyAudit } from '@repo/api-client/audit/endpoints'
import { showCenter } from '@repo/api-client/center/show-center'
import { answer, type Answer, Refused, silence } from '@repo/api-client/fake/answer'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { requestsTo, fitsIn, panelMeta, panelOf, type PanelStory, storyAt } from '../../stories/panel-story.tsx'
import { pageFrom } from '../../stories/sample-members.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const entryAt = (index: number, change: Partial<AuditEntry> = {}): AuditEntry => ({
  uuid: `0190a000-0000-7000-8000-4${String(index).padStart(11, '0')}`,
  sequence: index + 1,
  at: new Date('2026-11-01T16:00:00Z'),
  byUuid: null,
  byName: 'Lucía Herrera',
  action: 'room-changed',
  subjectKind: 'room',
  subjectUuid: null,
  subjectName: 'Sala Norte',
  changes: [],
  hash: 'a'.repeat(64),
  ...change,
})
const three = [
  entryAt(2, { changes: [{ field: 'name', before: 'Sala 1', after: 'Sala Norte' }] }),
  entryAt(1, { action: 'member-measured', subjectName: 'Ana Ríos', changes: [{ field: 'weight', isWithheld: true }] }),
  entryAt(0, { action: 'members-exported', subjectKind: null, subjectName: null }),
]
const longest = 'W'.repeat(50)

const listing = (entries: readonly AuditEntry[]) => (): readonly Answer[] => [
  answer(listAudit, ({ query }) => pageFrom(entries, query)),
]
const checked = (brokenAt: number | null) => () => [
  ...listing(three)(),
  answer(verifyAudit, () => ({ entries: 3, brokenAt })),
]

const seesRows = (count: number, name = 'Audit log') =>
  waitFor(() => expect(within(screen.getByRole('table', { name })).getAllByRole('row')).toHaveLength(count))

export const Full: PanelStory = {
  tags: ['picture'],
  ...storyAt('/audit', listing(three)),
  play: async ({ canvas }) => {
    await seesRows(4)
    await expect(await canvas.findByText('name: Sala 1 → Sala Norte')).toBeVisible()
    // values of health data aren't shown
    await expect(await canvas.findByText('weight')).toBeVisible()
  },
}

export const FullInSpanish: PanelStory = {
  ...storyAt('/audit', listing(three)),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await seesRows(4, 'Auditoría')
    await expect(await canvas.findByText('nombre: Sala 1 → Sala Norte')).toBeVisible()
  },
}

export const Loading: PanelStory = {
  ...storyAt('/audit', () => [answer(listAudit, silence)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
  },
}

export const Empty: PanelStory = {
  ...storyAt('/audit', listing([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No activity yet')).toBeVisible()
  },
}

export const Failed: PanelStory = {
  ...storyAt('/audit', () => [answer(listAudit, () => new Refused(500, 'internal'))]),
  play: async (story) => {
    await expect(await story.canvas.findByText("Couldn't load the audit log")).toBeVisible()
    panelOf(story).server.say(...listing(three)())
    await userEvent.click(story.canvas.getByRole('button', { name: 'Try again' }))
    await seesRows(4)
  },
}

/** Shows the device's time zone instead, here Mexico City. */
export const WithoutTheCenter: PanelStory = {
  ...storyAt('/audit', () => [...listing(three)(), answer(showCenter, () => new Refused(503, 'unavailable'))]),
  play: async ({ canvas }) => {
    await seesRows(4)
    await expect(canvas.getAllByText('11/01/2026 10:00 AM')).toHaveLength(3)
  },
}

export const NotForCoaches: PanelStory = {
  ...storyAt('/audit', listing(three), 'coach'),
  play: async (story) => {
    await expect(await story.canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(requestsTo(story, listAudit)).toHaveLength(0)
  },
}

export const Unbroken: PanelStory = {
  ...storyAt('/audit', checked(null)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check now' }))
    await expect(await canvas.findByText('All 3 entries are unchanged.')).toBeVisible()
  },
}

export const Broken: PanelStory = {
  ...storyAt('/audit', checked(2)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check now' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Entry 2 was changed or removed in the database')
  },
}

const long = entryAt(0, {
  byName: longest,
  subjectName: longest,
  action: 'member-metrics-seen',
  changes: [
    { field: 'name', before: longest, after: longest },
    { field: 'description', before: longest, after: null },
  ],
})

const longAt = (width: 360 | 768 | 1366): PanelStory => ({
  ...storyAt('/audit', listing([long])),
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  play: async () => {
    await seesRows(2)
    await expect(screen.getByText(/11\/01\/2026 \d\d:\d\d/)).toBeVisible()
    await fitsIn(width)
  },
})
export const LongAt360 = longAt(360)
export const LongAt768 = longAt(768)
export const LongAt1366 = longAt(1366)
