import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { BareIconButton } from '../icon-button/bare-icon-button.tsx'
import { Inline } from '../inline/inline.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  component: Tooltip,
  parameters: {
    usage: {
      purpose: 'Adds words to what has a name already.',
      do: ['Keep it to one sentence.'],
      dont: ['Do not put in it what is needed, or what is pressed.'],
      keys: [
        { keys: ['Tab'], does: 'shows it with the focus' },
        { keys: ['Escape'], does: 'hides it' },
      ],
    },
  },
  args: { content: 'Wolfeschlegelsteinhausenbergerdorff', children: <Button>Wolfeschlegelst…</Button> },
  render: (args) => (
    <Inline justify="center">
      <Tooltip {...args} />
    </Inline>
  ),
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { tags: ['picture'] }
export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Wolfeschlegelsteinhausenbergerdorff')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  },
}

const isHidden = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
/** Longer than a pointer rests before the words show. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 500))

/** The element that was there at first keeps the focus, and is described as long as the words show. */
export const KeepsTheFocus: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Wolfeschlegelsteinhausenbergerdorff')
    await userEvent.keyboard('{Escape}')
    await isHidden()
    await expect(button).toHaveFocus()
    await expect(button).not.toHaveAccessibleDescription()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await screen.findByRole('tooltip')
    await userEvent.tab()
    await isHidden()
  },
}

export const OnHover: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.hover(button)
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Wolfeschlegelsteinhausenbergerdorff')
    await expect(button).toHaveAccessibleDescription('Wolfeschlegelsteinhausenbergerdorff')
    await userEvent.keyboard('{Escape}')
    await isHidden()
  },
}

/** A pointer that only comes past shows nothing. */
export const ComePast: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await userEvent.unhover(canvas.getByRole('button'))
    await rest()
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
}

/** The focus went on before anything could be drawn. */
export const FocusPassesBy: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus()
    canvas.getByRole('button').blur()
    await rest()
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
}

const press = fn()
const pressed: Story = {
  args: { children: <BareIconButton icon="edit" label="Edit" onClick={press} aria-describedby="own" /> },
  render: (args) => (
    <Inline justify="center">
      <span id="own">Sala Azul</span>
      <Tooltip {...args} />
    </Inline>
  ),
}

/** The first press counts, shows nothing, and the words of the element's own stay with it. */
export const Pressed: Story = {
  ...pressed,
  play: async ({ canvas }) => {
    press.mockClear()
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(press).toHaveBeenCalledOnce()
    await expect(button).toHaveFocus()
    await rest()
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await screen.findByRole('tooltip')
    await expect(button).toHaveAccessibleDescription('Sala Azul Wolfeschlegelsteinhausenbergerdorff')
    await userEvent.keyboard('{Enter}')
    await expect(press).toHaveBeenCalledTimes(2)
    await isHidden()
  },
}

export const Touched: Story = {
  ...pressed,
  play: async ({ canvas }) => {
    press.mockClear()
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') })
    await expect(press).toHaveBeenCalledOnce()
    await rest()
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
}
