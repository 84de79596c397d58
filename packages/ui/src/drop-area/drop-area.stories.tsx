import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'

import { DropArea } from './drop-area.tsx'

const meta = {
  component: DropArea,
  args: {
    text: 'Drop pictures here',
    hint: 'PNG or JPEG, up to 2 MB',
    label: 'Choose pictures',
    accept: ['image/png', 'image/jpeg'],
    multiple: true,
    onFiles: fn(),
  },
} satisfies Meta<typeof DropArea>
export default meta
type Story = StoryObj<typeof meta>

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const dropped = (...files: readonly File[]) => ({ dataTransfer: { files } })

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.drop(await canvas.findByText('Drop pictures here'), dropped(file('a.png'), file('b.png')))
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(1))
    await userEvent.upload(canvas.getByLabelText('Choose pictures', { selector: 'input' }), [file('c.png')])
    await waitFor(() => expect(args.onFiles).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'c.png' })]))
  },
}

/** One of several that are dropped is taken where one is asked for. */
export const One: Story = {
  args: { multiple: false },
  play: async ({ canvas, args }) => {
    await fireEvent.drop(await canvas.findByText('Drop pictures here'), dropped(file('a.png'), file('b.png')))
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.png' })]))
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await fireEvent.drop(await canvas.findByText('Drop pictures here'), dropped(file('a.png')))
    await expect(await canvas.findByRole('button', { name: 'Choose pictures' })).toBeDisabled()
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}
