import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { createToastStore, type NewToast } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

const meta = {
  component: Toaster,
  parameters: {
    usage: {
      purpose: 'Says that something was done, or was not, and passes.',
      do: ['Offer the undo in it.', 'Let time stop while somebody reads.'],
      dont: ['Do not say in it alone what people must know.'],
    },
  },
  args: { store: createToastStore(), label: 'Notifications', closeLabel: 'Dismiss' },
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

const showing = (...toasts: NewToast[]) => {
  const store = createToastStore()
  for (const toast of toasts) store.show({ duration: 600_000, ...toast })
  return { store }
}

export const AllStates: Story = {
  tags: ['picture'],
  args: showing(
    { tone: 'success', title: 'Room saved' },
    { tone: 'danger', title: 'The class did not start', text: 'Somebody else started it first. Code 409' },
    { tone: 'danger', title: 'The room was not saved', action: { label: 'Reopen', onSelect: () => {} } },
    { tone: 'warning', title: 'Three straps are silent', text: 'Sofía, Mateo and one more' },
    { tone: 'info', title: 'Nueva versión disponible' },
  ),
  play: async () => {
    const [alert] = await screen.findAllByRole('alert')
    await expect(alert).toHaveTextContent('The class did not start')
  },
}

export const Dismissed: Story = {
  args: showing({ tone: 'success', title: 'Room saved' }),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(args.store.get()).toEqual([]))
    await waitFor(() => expect(screen.queryByText('Room saved')).not.toBeInTheDocument())
  },
}

const openAgain = fn()

export const ActedUpon: Story = {
  args: showing({ tone: 'danger', title: 'Not saved', action: { label: 'Reopen', onSelect: openAgain } }),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }))
    await expect(openAgain).toHaveBeenCalledOnce()
    await waitFor(() => expect(args.store.get()).toEqual([]))
  },
}

export const RunsOut: Story = {
  args: { store: createToastStore() },
  play: async ({ args }) => {
    args.store.show({ tone: 'success', title: 'Gone soon', duration: 150 })
    await screen.findByText('Gone soon')
    await waitFor(() => expect(screen.queryByText('Gone soon')).not.toBeInTheDocument(), { timeout: 3000 })
  },
}
