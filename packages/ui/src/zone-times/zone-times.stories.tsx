import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Frame } from '../sample/frame.tsx'
import { Stack } from '../stack/stack.tsx'
import { ZoneTimes } from './zone-times.tsx'

const meta = {
  component: ZoneTimes,
  parameters: {
    usage: {
      purpose: "The time of one session in each zone: a bar, and each zone's time below it.",
      do: ['Put it below the curve of the heart rate.'],
      dont: ['Do not use it in a list of sessions: there the bar alone stands in a cell.'],
    },
  },
  args: {
    label: 'Time in each zone',
    zones: [
      { level: 'below', word: 'Warming up', range: '< 50 %', share: 0.05, time: '0:02:10' },
      { level: 'minimum', word: 'Very light', range: '50–60 %', share: 0.1, time: '0:04:20' },
      { level: 'light', word: 'Light', range: '60–70 %', share: 0.15, time: '0:06:40' },
      { level: 'moderate', word: 'Moderate', range: '70–80 %', share: 0.3, time: '0:13:30' },
      { level: 'intense', word: 'Intense', range: '80–90 %', share: 0.28, time: '0:12:40' },
      { level: 'maximum', word: 'Maximum', range: '90 %+', share: 0.12, time: '0:05:40' },
    ],
  },
} satisfies Meta<typeof ZoneTimes>
export default meta
type Story = StoryObj<typeof meta>

const rowsOf = (items: readonly HTMLElement[]) => new Set(items.map((item) => item.getBoundingClientRect().top)).size

/** One row under the bar where it is wide, two on a phone. */
export const Wide: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack gap="xl">
      <Frame width={900} height="auto">
        <ZoneTimes {...args} />
      </Frame>
      <Frame width={328} height="auto">
        <ZoneTimes {...args} label="On a phone" />
      </Frame>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [wide, narrow] = canvas.getAllByRole('list').map((list) => [...list.querySelectorAll('li')])
    await waitFor(() => expect([rowsOf(wide ?? []), rowsOf(narrow ?? [])]).toEqual([1, 2]))
  },
}
