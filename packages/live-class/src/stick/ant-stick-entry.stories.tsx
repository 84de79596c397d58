import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'

import { AntStickEntry } from './ant-stick-entry.tsx'

const scanning = { stick: 'scanning', straps: 18, fault: null, waiting: 0 } as const
const unplugged = { ...scanning, stick: 'unplugged', straps: 0 } as const

const meta = {
  component: AntStickEntry,
  args: { status: scanning, isStaff: false, isIdle: true, onChoose: fn() },
  render: (args) => (
    <main>
      <h1>Sala Fuego</h1>
      <AntStickEntry {...args} />
    </main>
  ),
} satisfies Meta<typeof AntStickEntry>
export default meta
type Story = StoryObj<typeof meta>

export const Receiving: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ANT stick' }))
    await expect(await screen.findByRole('heading', { name: '18 straps received' })).toBeVisible()
  },
}

export const FaultBetweenClasses: Story = {
  args: { status: unplugged },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The ANT stick is unplugged' }))
    await expect(await screen.findByText('Plug it in again. Reception resumes automatically.')).toBeVisible()
  },
}

/** Tiles keep the attention of the room. */
export const FaultInClass: Story = {
  args: { status: unplugged, isIdle: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'ANT stick' })).toBeVisible()
    await expect(canvas.queryByText('The ANT stick is unplugged')).toBeNull()
  },
}

export const OtherBrowser: Story = {
  args: { status: { ...unplugged, stick: 'unavailable' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const OtherBrowserForStaff: Story = {
  args: { status: { ...unplugged, stick: 'unavailable' }, isStaff: true },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adaptador ANT' }))
    await expect(
      await screen.findByRole('heading', { name: 'Este navegador no puede usar un adaptador ANT' }),
    ).toBeVisible()
  },
}
