import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Frame } from '../sample/frame.tsx'
import { Text } from '../text/text.tsx'
import { MeasuredBox } from './measured-box.tsx'

const meta = {
  component: MeasuredBox,
  parameters: {
    usage: {
      purpose: 'Tells its content how many pixels its place has.',
      do: ['Use it where a layout is computed, such as on a wall.'],
      dont: ['Do not use it where style sheets can do it.'],
    },
  },
  args: { children: ({ width, height }) => <Text>{`${width} × ${height}`}</Text> },
  render: (args) => (
    <Frame width={320} height={180}>
      <MeasuredBox {...args} />
    </Frame>
  ),
} satisfies Meta<typeof MeasuredBox>
export default meta
type Story = StoryObj<typeof meta>

export const Follows: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('320 × 180')).toBeVisible()
    const frame = canvasElement.querySelector<HTMLElement>('[style]')
    if (frame !== null) frame.style.width = '200px'
    await waitFor(() => expect(canvas.getByText('200 × 180')).toBeVisible())
  },
}
