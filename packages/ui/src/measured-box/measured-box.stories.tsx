import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Frame } from '../sample/frame.tsx'
import { Text } from '../text/text.tsx'
import { MeasuredBox } from './measured-box.tsx'

const meta = {
  component: MeasuredBox,
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
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('320 × 180')).toBeVisible()
    const frame = canvasElement.querySelector<HTMLElement>('[style]')
    if (frame !== null) frame.style.width = '200px'
    await waitFor(() => expect(canvas.getByText('200 × 180')).toBeVisible())
  },
}
