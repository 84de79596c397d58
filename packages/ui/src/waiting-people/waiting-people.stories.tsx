import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Frame } from '../sample/frame.tsx'
import { people } from '../sample/people.ts'
import { WaitingPeople } from './waiting-people.tsx'

const waiting = (count: number) =>
  people(count, 4).map((person, index) => ({
    ...person,
    heartRate: index % 4 === 2 ? null : String(88 + index),
    note: 'no strap yet',
  }))

const meta = {
  component: WaitingPeople,
  parameters: {
    usage: {
      purpose: 'Those who have joined a class that waits, with their first heartbeat.',
      do: ['Show it while people put on their straps.'],
      dont: ['Do not show it in a running class: that has tiles.'],
    },
  },
  args: { label: 'Who has joined', heartRateLabel: 'Heart rate', people: waiting(3) },
  render: (args) => (
    <Frame width={1100} height={560}>
      <WaitingPeople {...args} />
    </Frame>
  ),
} satisfies Meta<typeof WaitingPeople>
export default meta
type Story = StoryObj<typeof meta>

const fits = async (items: readonly HTMLElement[]) => {
  const [first] = items
  const bottom = first?.closest('div')?.getBoundingClientRect().bottom ?? 0
  for (const item of items) {
    await expect(item.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 1)
    await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth + 1)
  }
}

export const Few: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items.map(({ textContent }) => textContent?.replace(/^.*?(\d+|no strap yet)$/, '$1'))).toEqual([
      '88',
      '89',
      'no strap yet',
    ])
    await fits(items)
  },
}
export const Twenty: Story = {
  tags: ['picture'],
  args: { people: waiting(20) },
  play: ({ canvas }) => fits(canvas.getAllByRole('listitem')),
}
/** The latest sixty. */
export const Hundred: Story = {
  args: { people: waiting(100) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60)
    await fits(canvas.getAllByRole('listitem'))
  },
}
