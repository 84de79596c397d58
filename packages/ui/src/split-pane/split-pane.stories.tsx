import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'

import { Frame } from '../sample/frame.tsx'
import { Text } from '../text/text.tsx'
import { SplitPane } from './split-pane.tsx'

const meta = {
  component: SplitPane,
  parameters: {
    usage: {
      purpose: 'Two parts that share a place, with a handle between.',
      do: ['Let either be put away and brought back.'],
      dont: ['Do not split what is narrower than a phone.'],
      keys: [
        { keys: ['ArrowLeft', 'ArrowRight'], does: 'moves the handle' },
        { keys: ['Home', 'End'], does: 'moves it to an end' },
      ],
    },
  },
  args: { label: 'Width of the video', side: <Text>Video</Text>, children: <Text>Tiles</Text> },
} satisfies Meta<typeof SplitPane>
export default meta
type Story = StoryObj<typeof meta>

export const Beside: Story = {
  tags: ['picture'],
  render: (args) => (
    <Frame width={900} height={300}>
      <SplitPane {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('separator', { name: 'Width of the video' })
    const says = (value: number) => waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', String(value)))
    await expect(handle).toHaveAttribute('aria-orientation', 'vertical')
    await userEvent.tab()
    await expect(handle).toHaveFocus()
    await says(40)
    await userEvent.keyboard('{ArrowLeft}')
    await says(45)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await says(35)
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await says(80)
    await userEvent.keyboard('{End}{ArrowRight}')
    await says(20)
  },
}

/** By a pointer, which is followed over whatever the side shows. */
export const Dragged: Story = {
  ...Beside,
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('separator')
    const { left } = (handle.parentElement ?? handle).getBoundingClientRect()
    handle.setPointerCapture = () => {}
    await fireEvent.pointerDown(handle, { pointerId: 1, clientX: left + 540 })
    await fireEvent.pointerMove(handle, { pointerId: 1, clientX: left + 450 })
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '50'))
    await fireEvent.lostPointerCapture(handle, { pointerId: 1 })
    await fireEvent.pointerMove(handle, { pointerId: 1, clientX: left + 300 })
    await expect(handle).toHaveAttribute('aria-valuenow', '50')
  },
}

/** Where there is no room beside it. */
export const Below: Story = {
  render: (args) => (
    <Frame width={320} height={500}>
      <SplitPane {...args} />
    </Frame>
  ),
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('separator')
    await waitFor(() => expect(handle).toHaveAttribute('aria-orientation', 'horizontal'))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', '45'))
  },
}

export const Alone: Story = {
  ...Beside,
  args: { side: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tiles')).toBeVisible()
    await expect(canvas.queryByRole('separator')).toBeNull()
  },
}
