import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'

import { Button } from '../button/button.tsx'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Stack } from '../stack/stack.tsx'
import { SiteNameProvider } from './site-name.tsx'

const PEOPLE = ['Ana', 'Bruno', 'Carla']

/** A fixed menu, a list, and a page for each row. */
function Views() {
  const [view, setView] = useState<'Users' | 'Rooms' | 'Metrics'>('Users')
  return (
    <SiteNameProvider name="Latido Demo">
      <nav>
        <Button onClick={() => setView('Users')}>To the users</Button>
        <Button onClick={() => setView('Rooms')}>To the rooms</Button>
      </nav>
      <main>
        {view === 'Users' && (
          <Stack gap="m">
            <PageHeader title="Users" />
            {PEOPLE.map((name) => (
              <Button key={name} aria-label={`Metrics for ${name}`} onClick={() => setView('Metrics')}>
                Metrics
              </Button>
            ))}
          </Stack>
        )}
        {view === 'Metrics' && (
          <PageHeader title="Metrics" before={<Button onClick={() => setView('Users')}>Back</Button>} />
        )}
        {view === 'Rooms' && <Rooms />}
      </main>
    </SiteNameProvider>
  )
}

function Rooms() {
  return (
    <>
      <PageHeader title="Rooms" />
      <ConfirmDialog
        open
        onOpenChange={() => undefined}
        title="Go on?"
        description="What was typed here is opened again."
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={() => undefined}
      />
    </>
  )
}

const meta = {
  component: Views,
  parameters: {
    usage: {
      purpose: 'The first heading of a view: names the tab, and has the focus when the view comes.',
      do: ['Give every view one.'],
      dont: ['Do not use it inside a dialog.'],
    },
  },
} satisfies Meta<typeof Views>
export default meta
type Story = StoryObj<typeof meta>

export const FocusFollows: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Users · Latido Demo')
    await userEvent.click(canvas.getByRole('button', { name: 'Metrics for Bruno' }))
    await expect(canvas.getByRole('heading', { name: 'Metrics' })).toHaveFocus()
    await expect(document.title).toBe('Metrics · Latido Demo')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(canvas.getByRole('button', { name: 'Metrics for Bruno' })).toHaveFocus()
    await expect(document.title).toBe('Users · Latido Demo')
  },
}

/** A visit through the menu starts from scratch. */
export const NotTheWayBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Metrics for Carla' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await userEvent.click(canvas.getByRole('button', { name: 'To the rooms' }))
    await waitFor(() => expect(document.activeElement?.closest('[role="alertdialog"]')).not.toBeNull())
  },
}
