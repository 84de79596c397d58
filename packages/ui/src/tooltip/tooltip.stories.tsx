import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { Inline } from '../inline/inline.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  component: Tooltip,
  args: { content: 'Wolfeschlegelsteinhausenbergerdorff', children: <Button>Wolfeschlegelst…</Button> },
  render: (args) => (
    <Inline justify="center">
      <Tooltip {...args} />
    </Inline>
  ),
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Wolfeschlegelsteinhausenbergerdorff')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  },
}
