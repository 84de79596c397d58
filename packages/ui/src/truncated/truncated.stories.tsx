import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { Truncated } from './truncated.tsx'

const meta = {
  component: Truncated,
  parameters: {
    usage: {
      purpose: 'A text cut to its place, whole in a tooltip.',
      do: ['Use it for names people typed.'],
      dont: ['Do not cut what people compare, such as figures.'],
    },
  },
  args: { text: 'una.direccion.muy.larga@ejemplo-de-dominio.com', shown: 'una.direccion.muy.larga…' },
} satisfies Meta<typeof Truncated>
export default meta
type Story = StoryObj<typeof meta>

export const Cut: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: args.text })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.text)
  },
}
/** Cut in the middle of a word, which is no word of what is said. */
export const CutInAWord: Story = {
  args: { text: 'Torremocha Villaseñor de la Concepción', shown: 'Torremocha Villaseñor de la C…' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: args.text })).toBeVisible()
    await expect(canvas.getByText('Torremocha Villaseñor de la C…')).toBeVisible()
  },
}

/** Whatever part of it is selected, the whole text is copied. */
export const Copied: Story = {
  play: async ({ canvas, args }) => {
    const cell = canvas.getByRole('button', { name: args.text })
    // Firefox selects no text in a button element
    await expect(cell.tagName).toBe('SPAN')
    await expect(getComputedStyle(cell).userSelect).not.toBe('none')
    const clipboardData = new DataTransfer()
    cell.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
    await expect(clipboardData.getData('text/plain')).toBe(args.text)
  },
}

export const Whole: Story = {
  args: { shown: 'ana@example.com', text: 'ana@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** An email breaks before it is cut; a third line would be too many. */
export const EmailOnTwoLines: Story = {
  args: { shown: undefined, isEmail: true },
  render: (args) => (
    <div data-testid="place" style={{ width: 260 }}>
      <Truncated {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const email = await canvas.findByText(args.text)
    await expect(email.scrollHeight).toBeLessThanOrEqual(email.clientHeight)
    await expect(canvas.queryByRole('button')).toBeNull()
    canvas.getByTestId('place').style.width = '120px'
    await waitFor(() => expect(canvas.getByRole('button', { name: args.text })).toBeVisible())
  },
}

/** Where the place is narrower than the text, it is cut there, and whole again once there is room. */
export const CutByItsPlace: Story = {
  args: { shown: undefined, text: 'una.direccion.muy.larga@ejemplo-de-dominio.com' },
  render: (args) => (
    <div data-testid="place" style={{ width: 160 }}>
      <Truncated {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: args.text })).toBeVisible())
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.text)
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    canvas.getByTestId('place').style.width = '600px'
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await expect(canvas.getByText(args.text)).toBeVisible()
  },
}
