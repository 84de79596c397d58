import { deleteStreaming, recoverStreaming } from '@repo/api-client/classes/meeting'
import { startClass } from '@repo/api-client/classes/run-class'
import { answer, type Answer, Refused } from '@repo/api-client/fake/answer'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { CLASS_CHANNEL, CLASS_UUID } from '../stories/class-samples.ts'
import { centerOf, classMeta, inCenter, running } from '../stories/in-center.tsx'
import type { StorySession } from '../stories/story-class.tsx'

const meta = { ...classMeta } satisfies Meta<typeof StorySession>
export default meta
type Story = StoryObj<typeof meta>

const meeting = { number: '85746065432', password: '12345678', signature: `e30.${btoa('{"sdkKey":"client"}')}.signed` }

const streamed = (...instead: readonly Answer[]): Partial<Story> =>
  inCenter(
    () => running({ members: 4, isStreamed: true }),
    [...instead, answer(recoverStreaming, () => ({ meeting })), answer(deleteStreaming, () => ({ message: 'ok' }))],
  )

/** The class can only be closed after the video has ended. */
export const Recovered: Story = {
  ...streamed(),
  play: async ({ canvas, loaded }) => {
    const link = await canvas.findByRole('link', { name: 'Open in Zoom' })
    await expect(link).toHaveAttribute('href', 'https://zoom.us/wc/join/85746065432')
    await expect(canvas.getByText('Meeting 85746065432 · Passcode 12345678')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop class' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop the class?' }))
    await userEvent.click(question.getByRole('button', { name: 'Stop class' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Open in Zoom' })).toBeNull())
    const { server } = centerOf(loaded)
    await waitFor(() => expect(server.asked(deleteStreaming)).toEqual([{ body: { classUuid: CLASS_UUID } }]))
  },
}

export const RecoveredInSpanish: Story = {
  ...streamed(),
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Abrir en Zoom' })).toBeVisible()
  },
}

const says = (words: string) =>
  waitFor(() => expect(screen.getByText(words, { ignore: '[aria-live], script, style' })).toBeVisible())

export const CredentialsRefused: Story = {
  ...streamed(answer(recoverStreaming, () => new Refused(409, 'streaming-token-conflict'))),
  play: async ({ canvas }) => {
    await says("The center's video credentials were rejected. Update them in Center information. (Code 407)")
    await expect(canvas.getByRole('button', { name: 'Stop class' })).toBeVisible()
  },
}

const frameOf = (canvas: { readonly findByTitle: (title: string) => Promise<HTMLElement> }) =>
  canvas.findByTitle('Class video') as Promise<HTMLIFrameElement>

const postState = (frame: HTMLIFrameElement, state: string, change: object = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      origin: location.origin,
      source: frame.contentWindow,
      data: { channel: CLASS_CHANNEL, state, ...change },
    }),
  )

/** The page receives what it needs to join, and nothing of the session. */
export const Framed: Story = {
  ...streamed(),
  play: async ({ canvas }) => {
    const frame = await frameOf(canvas)
    const [page, fragment] = (frame.getAttribute('src') ?? '').split('#')
    await expect(page).toBe('about:blank')
    await expect(Object.fromEntries(new URLSearchParams(fragment))).toEqual({
      number: meeting.number,
      password: meeting.password,
      signature: meeting.signature,
      language: 'en',
      name: 'Carla Coach',
      api_key: 'client',
      channel: CLASS_CHANNEL,
    })
    await expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
    await expect(await canvas.findByRole('separator', { name: 'Video size' })).toBeVisible()
    await expect(await canvas.findByText(/4 of 4 live/)).toBeVisible()
  },
}

/** Hidden, the video continues and reappears without joining again. */
export const PutAway: Story = {
  ...streamed(),
  play: async ({ canvas }) => {
    const frame = await frameOf(canvas)
    postState(frame, 'joined')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide video' }))
    const back = await canvas.findByRole('button', { name: 'Show video' })
    await expect(frame).toBeInTheDocument()
    await expect(frame).not.toBeVisible()
    await expect(canvas.getByText('Meeting 85746065432 · Passcode 12345678', { ignore: '[hidden] *' })).toBeVisible()
    await userEvent.click(back)
    await waitFor(() => expect(frame).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Show video' })).toBeNull()
  },
}

/** Ignores messages of other windows and classes. */
export const Broken: Story = {
  ...streamed(),
  play: async ({ canvas, loaded }) => {
    const { server } = centerOf(loaded)
    const frame = await frameOf(canvas)
    postState(frame, 'failed', { channel: 'another' })
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: 'https://elsewhere.example',
        source: frame.contentWindow,
        data: { channel: CLASS_CHANNEL, state: 'failed' },
      }),
    )
    window.postMessage({ channel: CLASS_CHANNEL, state: 'failed' }, location.origin)
    postState(frame, 'joined')
    await expect(frame).toBeVisible()
    postState(frame, 'failed')
    await expect(await canvas.findByText("The video isn't available here")).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open in Zoom' })).toBeVisible()
    await expect(frame).not.toBeInTheDocument()
    await expect(server.asked(recoverStreaming)).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await frameOf(canvas)).toBeVisible()
    await waitFor(() => expect(server.asked(recoverStreaming)).toHaveLength(2))
  },
}

/** A display without a coach shows the video but not how to join it. */
export const OnAWall: Story = {
  ...streamed(),
  args: { kind: 'wall', canControl: false },
  play: async ({ canvas }) => {
    const frame = await frameOf(canvas)
    await expect(await canvas.findByText(/4 of 4 live/)).toBeVisible()
    await expect(canvas.queryByText(/Passcode/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Open in Zoom' })).toBeNull()
    postState(frame, 'failed')
    await waitFor(() => expect(frame).not.toBeInTheDocument())
    await expect(canvas.queryByText(/Passcode/)).toBeNull()
  },
}

export const OnAWallInVain: Story = {
  ...streamed(answer(recoverStreaming, () => new Refused(409, 'streaming-token-conflict'))),
  args: { kind: 'wall', canControl: false },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(/4 of 4 live/)).toBeVisible()
    await waitFor(() => expect(centerOf(loaded).server.asked(recoverStreaming)).toHaveLength(1))
    await expect(screen.queryByText(/Code 407/)).toBeNull()
  },
}

export const NotStarted: Story = {
  ...inCenter(() => null, [answer(startClass, () => new Refused(409, 'streaming-conflict'))]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Configure and start' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('combobox', { name: /Training type/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Cycling' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Start class' }))
    await says("The video meeting couldn't be started. Check the center's video account. (Code 43)")
  },
}
