import { answer, Refused, silence } from '@repo/api-client/fake/answer'
import { listSensors, type SensorRow } from '@repo/api-client/sensors/endpoints'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { fitsIn, panelMeta, panelOf, retype, storyAt, type PanelStory } from '../../stories/panel-story.tsx'
import { pageFrom } from '../../stories/sample-members.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'
import { sensorAt } from './sample-sensor.ts'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const twelve = Array.from({ length: 12 }, (_, index) => sensorAt(index))

const listing = (sensors: readonly SensorRow[]) => () => [
  answer(listSensors, ({ query }) => {
    const text = query.search?.text.toLowerCase()
    const fits = (sensor: SensorRow) => text === undefined || JSON.stringify(sensor).toLowerCase().includes(text)
    return pageFrom(sensors.filter(fits), query)
  }),
]

const rows = (name = 'Sensors') => within(screen.getByRole('table', { name })).getAllByRole('row')
const seesRows = (count: number, name?: string) => waitFor(() => expect(rows(name)).toHaveLength(count))

export const Full: PanelStory = {
  tags: ['picture'],
  ...storyAt('/sensors', listing(twelve)),
  play: async ({ canvas }) => {
    await seesRows(13)
    await expect(await canvas.findByText('Showing 1–12 of 12 · Mexico City time')).toBeVisible()
    await expect(within(rows()[1] as HTMLElement).getByText('11/21/2026 10:05 AM')).toBeVisible()
    await expect(within(rows()[3] as HTMLElement).getByText('Lent')).toBeVisible()
  },
}

export const FullInSpanish: PanelStory = {
  ...storyAt('/sensors', listing(twelve)),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await seesRows(13, 'Sensores')
    await expect(await canvas.findByText('Se muestran 1–12 de 12 · hora de Ciudad de México')).toBeVisible()
  },
}

export const Loading: PanelStory = {
  ...storyAt('/sensors', () => [answer(listSensors, silence)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sensors' })).toBeVisible()
    await expect(canvas.queryByText(/^Showing/)).toBeNull()
  },
}

export const Empty: PanelStory = {
  ...storyAt('/sensors', listing([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sensors yet')).toBeVisible()
  },
}

export const NoneFound: PanelStory = {
  ...storyAt('/sensors', listing(twelve)),
  play: async (story) => {
    await seesRows(13)
    await retype(screen.getByRole('searchbox', { name: 'Name' }), 'zzz')
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('No sensors match your search')).toBeVisible()
    const back = within(screen.getByRole('main')).getAllByRole('button', { name: 'Show all' })
    await userEvent.click(back.at(-1) as HTMLElement)
    await seesRows(13)
    await expect(panelOf(story).address()).toBe('/sensors')
  },
}

export const Failed: PanelStory = {
  ...storyAt('/sensors', () => [answer(listSensors, () => new Refused(403, 'forbidden'))]),
  play: async (story) => {
    await expect(await story.canvas.findByText("Couldn't load sensors")).toBeVisible()
    panelOf(story).server.say(...listing(twelve)())
    await userEvent.click(story.canvas.getByRole('button', { name: 'Try again' }))
    await seesRows(13)
  },
}

const longSensor = sensorAt(0, {
  name: 'Ñ'.repeat(80),
  mac: 'F'.repeat(40),
  centerId: '9'.repeat(40),
  userEmail: `${'w'.repeat(60)}@${'m'.repeat(60)}.example`,
})
const longAt = (width: 360 | 768 | 1366): PanelStory => ({
  ...storyAt('/sensors', listing([longSensor, sensorAt(2)])),
  globals: { viewport: { value: `w${width}`, isRotated: false } },
  play: async () => {
    await seesRows(3)
    await fitsIn(width)
  },
})
export const LongAt360 = longAt(360)
export const LongAt768 = longAt(768)
export const LongAt1366 = longAt(1366)
