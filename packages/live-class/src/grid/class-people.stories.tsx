import { banParticipant, giveStrap, readmitParticipant } from '@repo/api-client/classes/participants'
import { changeCapacity } from '@repo/api-client/classes/run-class'
import { answer, Refused } from '@repo/api-client/fake/answer'
import { onScreen } from '@repo/storybook/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { requestsOf, classMeta, inCenter, running, toastSays } from '../stories/in-center.tsx'
import type { StorySession } from '../stories/story-class.tsx'

const meta = { ...classMeta } satisfies Meta<typeof StorySession>
export default meta
type Story = StoryObj<typeof meta>

const questionAbout = async (name: string) =>
  within(await screen.findByRole('alertdialog', { name: `Remove ${name} from the class?` }))

export const LettingSomebodyOut: Story = {
  ...inCenter(() => running({ members: 6 })),
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Rayo' }))
    const dialog = await questionAbout('Rayo')
    await userEvent.click(dialog.getByRole('radio', { name: 'Let out' }))
    await expect(dialog.getByText(/they can join again/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Let out' }))
    await toastSays('Rayo was let out of the class')
    await expect(requestsOf(loaded, banParticipant)[0]?.body.type).toBe('let-out')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await toastSays('Rayo is back in the class')
    await expect(requestsOf(loaded, readmitParticipant)).toHaveLength(1)
  },
}

export const SpotIsTaken: Story = {
  ...inCenter(() => running({ members: 6 }), [answer(readmitParticipant, () => new Refused(409, 'class-full'))]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Rayo' }))
    await userEvent.click((await questionAbout('Rayo')).getByRole('button', { name: 'Remove' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await toastSays('The class is full. Raise its capacity first. (Code 409)')
  },
}

export const WithoutSignalByName: Story = {
  ...inCenter(() => running({ members: 12, quiet: 2, spotSeconds: 125 })),
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /2\s*no signal/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'People without signal' }))
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2)
    await expect(dialog.getAllByText('Spot free in 2:05')).toHaveLength(2)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Rayo 2' }))
    const question = await questionAbout('Rayo 2')
    await userEvent.click(question.getByRole('radio', { name: 'Let out' }))
    await userEvent.click(question.getByRole('button', { name: 'Let out' }))
    await waitFor(() => expect(requestsOf(loaded, banParticipant)).toHaveLength(1))
  },
}

export const SpotIsFreeInSpanish: Story = {
  tags: ['picture'],
  ...inCenter(() => running({ members: 12, quiet: 2, spotSeconds: -1 })),
  globals: { locale: 'es', ...onScreen(360) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /2\s*sin señal/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Personas sin señal' }))
    await expect(dialog.getAllByText('Lugar libre')).toHaveLength(2)
  },
}

/** The tile shows until when the spot is kept. */
export const SpotCountsDown: Story = {
  ...inCenter(() => running({ members: 6, quiet: 6, silence: 45_000, quietFor: 45_000, spotSeconds: 255 })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No signal · spot 4:15')).toHaveLength(6))
  },
}

export const ChangingTheCapacity: Story = {
  ...inCenter(() => running({ members: 12, capacity: 12 })),
  globals: onScreen(1366),
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the capacity' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Capacity of the class' }))
    await expect(dialog.getByLabelText(/^Capacity/)).toHaveValue('12')
    await userEvent.clear(dialog.getByLabelText(/^Capacity/))
    await userEvent.type(dialog.getByLabelText(/^Capacity/), '101')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Enter a number from 1 to 100')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText(/^Capacity/))
    await expect(
      dialog.getByText('Enter a number above 0 to set a limit. Otherwise, up to 100 people can join.'),
    ).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Capacity/), '15')
    await expect(dialog.queryByText(/Enter a number above 0 to set a limit/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await toastSays('The capacity was changed')
    await expect(requestsOf(loaded, changeCapacity)[0]?.body).toEqual({ isLimited: true, capacity: 15 })
  },
}

export const StrapsThatDoNotCount: Story = {
  ...inCenter(() => running({ members: 6, refusedStraps: 5 })),
  globals: onScreen(1366),
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Let back in' }))
    await waitFor(() => expect(requestsOf(loaded, readmitParticipant)).toHaveLength(1))
    for (const title of ["Some straps don't count", '2 straps in the room have no one']) {
      const banner = within(canvas.getByText(title).closest<HTMLElement>('[role="status"]')!)
      await userEvent.click(banner.getByRole('button', { name: 'Hide' }))
      await waitFor(() => expect(canvas.queryByText(title)).toBeNull())
    }
  },
}

export const StrapOfNoOneIsGiven: Story = {
  ...inCenter(() => running({ members: 6, quiet: 2, refusedStraps: 5 })),
  globals: onScreen(1366),
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give to…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Who wears A0:B1:C2:D3:E4:00?' }))
    const rows = await dialog.findAllByRole('listitem')
    await expect(rows).toHaveLength(6)
    await expect(within(rows[1]!).getByText('No signal')).toBeVisible()
    await userEvent.click(within(rows[0]!).getByRole('button'))
    await toastSays('A0:B1:C2:D3:E4:00 counts for Trueno')
    const [given] = requestsOf(loaded, giveStrap)
    await expect(given?.body).toEqual({ strap: '5f0c7a52-9d3e-4c1b-8f64-300000000000', userUuid: expect.any(String) })
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await toastSays('A0:B1:C2:D3:E4:00 was taken back')
    await expect(requestsOf(loaded, giveStrap)[1]?.body.userUuid).toBeNull()
  },
}

export const StrapIsGivenToItsUsualWearer: Story = {
  ...inCenter(
    () => running({ members: 6, refusedStraps: 5 }),
    [answer(giveStrap, () => new Refused(409, 'strap-taken'))],
  ),
  globals: { locale: 'es', ...onScreen(360) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dar a Ñandú' }))
    await toastSays('Alguien más acaba de recibir esta banda. (Código 409)')
  },
}

export const StrapOfAFullClassInSpanish: Story = {
  ...inCenter(() => running({ members: 6, refusedStraps: 5 })),
  globals: { locale: 'es', ...onScreen(360) },
  play: async ({ canvas }) => {
    const [banner] = await canvas.findAllByRole('status')
    await userEvent.click(within(banner!).getByRole('button', { name: 'Cambiar el cupo' }))
    await expect(await screen.findByRole('dialog', { name: 'Cupo de la clase' })).toBeVisible()
  },
}
