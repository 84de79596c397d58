import { onScreen } from '@repo/storybook/screens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'

import { AntStickDialog } from './ant-stick-dialog.tsx'
import type { AntStickStatus } from './ant-stick-status.ts'

const scanning: AntStickStatus = { stick: 'scanning', straps: 18, fault: null, waiting: 0 }

const meta = {
  component: AntStickDialog,
  args: { open: true, status: scanning, onOpenChange: fn(), onChoose: fn() },
  parameters: { layout: 'fullscreen' },
  globals: onScreen(1366),
} satisfies Meta<typeof AntStickDialog>
export default meta
type Story = StoryObj<typeof meta>

const withStatus = (change: Partial<AntStickStatus>): Pick<Story, 'args'> => ({
  args: { status: { ...scanning, ...change } },
})
const shows = (...texts: readonly string[]): Pick<Story, 'play'> => ({
  play: async () => {
    for (const text of texts) await expect(await screen.findByText(text)).toBeVisible()
  },
})

export const Receiving: Story = shows(
  '18 straps received',
  'Keep this page open. Nothing is received while it is closed.',
)
export const OneStrap: Story = { ...withStatus({ straps: 1 }), ...shows('1 strap received') }
export const NoStraps: Story = { ...withStatus({ straps: 0 }), ...shows('No straps received') }

export const NotChosen: Story = {
  ...withStatus({ stick: 'none', straps: 0 }),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Choose the stick' }))
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
}

export const Unavailable: Story = {
  ...withStatus({ stick: 'unavailable', straps: 0 }),
  play: async () => {
    await expect(await screen.findByText("This browser can't use an ANT stick")).toBeVisible()
    await expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull()
  },
}

export const AnotherTab: Story = {
  ...withStatus({ stick: 'elsewhere', straps: 0 }),
  play: async () => {
    await expect(await screen.findByText('Another tab uses the stick')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull()
  },
}

export const Starting: Story = { ...withStatus({ stick: 'starting', straps: 0 }), ...shows('Starting the stick…') }
export const Unplugged: Story = {
  ...withStatus({ stick: 'unplugged', straps: 0 }),
  ...shows('The ANT stick is unplugged'),
}
export const Busy: Story = { ...withStatus({ stick: 'busy', straps: 0 }), ...shows("The ANT stick can't be opened") }
export const Silent: Story = { ...withStatus({ stick: 'silent', straps: 0 }), ...shows('Trying again…') }

export const Failed: Story = {
  ...withStatus({ stick: 'failed', straps: 0 }),
  ...shows("The ANT stick doesn't answer", 'Unplug it and plug it in again.'),
}

export const Unsupported: Story = {
  ...withStatus({ stick: 'unsupported', straps: 0 }),
  ...shows("This ANT stick can't receive a whole room"),
}

export const CutOff: Story = {
  ...withStatus({ fault: 'cut-off', waiting: 35 }),
  ...shows('No connection to the server. 35 s are kept and sent later.'),
}

/** One failed call is not a lost connection. */
export const OneFailedCall: Story = {
  ...withStatus({ fault: 'cut-off', waiting: 4 }),
  play: async () => {
    await expect(await screen.findByText('18 straps received')).toBeVisible()
    await expect(screen.queryByText(/No connection/)).toBeNull()
  },
}

export const WithoutRoom: Story = {
  ...withStatus({ fault: 'no-room', waiting: 35 }),
  ...shows("Heart rates don't count yet: choose a room for this display."),
}

export const InactiveRoom: Story = {
  ...withStatus({ fault: 'room-inactive' }),
  ...shows("Heart rates don't count: this room is inactive."),
}

export const TwoFaultsInSpanish: Story = {
  ...withStatus({ stick: 'failed', straps: 0, fault: 'cut-off', waiting: 3600 }),
  globals: { locale: 'es', ...onScreen(360) },
  ...shows('El adaptador ANT no responde', 'Sin conexión con el servidor. Se guardan 3600 s y se envían después.'),
}
