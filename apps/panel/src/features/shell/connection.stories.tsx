import { answer, offline } from '@repo/api-client/fake/answer'
import { listMembers } from '@repo/api-client/members/list-members'
import type { Meta } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { reportLiveUpdates, useNetworkStore } from '../../app/connection/network-store.ts'
import { fitsIn, panelMeta, panelOf, storyAt, type PanelStory } from '../../stories/panel-story.tsx'
import { listing, memberAt } from '../../stories/sample-members.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = {
  ...panelMeta,
  component: StoryPanel,
  beforeEach: () => () => {
    onlineManager.setOnline(true)
    useNetworkStore.setState({ isOnline: true, isReached: true, isLive: true })
  },
} satisfies Meta<typeof StoryPanel>
export default meta

const many = Array.from({ length: 45 }, (_, place) => memberAt(place))
const full = () => [listing(() => many)]
const NOTICE = "No connection. This page updates once it's back."

/** The fake server stays reachable. */
const setOnline = (isOnline: boolean) => {
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

export const Offline: PanelStory = {
  ...storyAt('/users', full),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible()
    setOnline(false)
    await expect(await screen.findByText(NOTICE)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Last page' })).toBeDisabled())
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible()
    setOnline(true)
    await expect(await canvas.findByText('Page 3 of 3')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull())
  },
}

export const OfflineInSpanish: PanelStory = {
  ...storyAt('/users', full),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('Página 1 de 3')
    setOnline(false)
    const notice = await screen.findByText('Sin conexión. La página se actualiza en cuanto vuelva.')
    await expect(notice).toBeVisible()
    await expect(notice.scrollWidth).toBe(notice.clientWidth)
    await fitsIn(360)
  },
}

export const OfflineForm: PanelStory = {
  ...storyAt('/users', full),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 3')
    setOnline(false)
    await userEvent.click(canvas.getAllByRole('button', { name: /^Edit / })[0] as HTMLElement)
    await expect(await screen.findByText("No connection. It loads once it's back.")).toBeVisible()
  },
}

/** A browser can be online without reaching the server. Failed queries are refetched once it responds. */
export const ServerOutOfReach: PanelStory = {
  ...storyAt('/users', () => [answer(listMembers, offline)]),
  play: async (story) => {
    await expect(await screen.findByText(NOTICE)).toBeVisible()
    await expect(await screen.findByText('Could not download users, try later.', {}, { timeout: 4000 })).toBeVisible()
    panelOf(story).server.say(listing(() => many))
    await expect(await story.canvas.findByText('Page 1 of 3', {}, { timeout: 6000 })).toBeVisible()
    await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull())
  },
}

export const WithoutLiveUpdatesInSpanish: PanelStory = {
  ...storyAt('/users', full),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('Página 1 de 3')
    reportLiveUpdates(true)
    await expect(await screen.findByText('Sin cambios en vivo. Recarga para verlos.')).toBeVisible()
    await fitsIn(360)
    reportLiveUpdates(false)
    await waitFor(() => expect(screen.queryByText('Sin cambios en vivo. Recarga para verlos.')).toBeNull())
  },
}
