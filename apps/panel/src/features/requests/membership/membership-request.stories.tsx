import { answer, Refused } from '@repo/api-client/fake/answer'
import { askMembership } from '@repo/api-client/requests/ask-membership'
import { asciiEmail } from '@repo/domain/people/email-address'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { requestsTo, fitsIn, panelMeta, panelOf, storyAt, type PanelStory } from '../../../stories/panel-story.tsx'
import { StoryPanel } from '../../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const asks = () => [answer(askMembership, () => ({ message: 'ok' }))]

const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: new RegExp(`^${label}`) }), text)

const fillIn = async (email = 'beatriz@mail.example') => {
  await type('First name', 'Beatriz')
  await type('First last name', 'Solís')
  await type('Pseudonym', 'Golondrina')
  await type('Email', email)
  await type('Birthday', '05/04/1990')
  await userEvent.click(await screen.findByRole('combobox', { name: /^Sex/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Female' }))
  await userEvent.click(screen.getByRole('checkbox'))
}
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Request to join' }))

export const Asked: PanelStory = {
  parameters: { clock: 'running' },
  ...storyAt('/ask', asks),
  play: async (story) => {
    await fillIn()
    await send()
    await expect(await screen.findByRole('heading', { name: 'Your request was sent to Latido Demo' })).toBeVisible()
    const [asked] = requestsTo(story, askMembership)
    await expect(asked?.body).toMatchObject({
      fields: { name: 'Beatriz', lastName1: 'Solís', lastName2: null, birthday: '1990-05-04', sex: 'female' },
      website: '',
    })
    await expect(asked?.body.typedForSeconds).toBeGreaterThan(0)
  },
}

export const UnicodeEmail: PanelStory = {
  parameters: { clock: 'running' },
  ...storyAt('/ask', asks),
  play: async (story) => {
    await fillIn('beatriz@bücher.example')
    await send()
    await expect(await screen.findByRole('heading', { name: 'Your request was sent to Latido Demo' })).toBeVisible()
    const [asked] = requestsTo(story, askMembership)
    await expect(asciiEmail(asked?.body.fields.email ?? '')).toBe('beatriz@xn--bcher-kva.example')
  },
}

export const RefusedEmail: PanelStory = {
  ...storyAt('/ask', asks),
  play: async () => {
    await type('Email', 'beatriz@bücher')
    await send()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Email: Enter a valid email' })).toBeVisible())
  },
}

export const Incomplete: PanelStory = {
  ...storyAt('/ask', asks),
  play: async (story) => {
    await send()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enter your first name' })).toBeVisible())
    const consent = screen.getByRole('button', { name: "We can't save your request without your consent" })
    await expect(consent).toBeVisible()
    await expect(requestsTo(story, askMembership)).toEqual([])
  },
}

export const TooOften: PanelStory = {
  ...storyAt('/ask', () => [answer(askMembership, () => new Refused(429, 'rate-limited'))]),
  play: async (story) => {
    await fillIn()
    await send()
    await expect(await screen.findByRole('alert')).toHaveTextContent('rate-limited')
    panelOf(story).server.say(...asks())
    await send()
    await expect(await screen.findByRole('heading', { name: 'Your request was sent to Latido Demo' })).toBeVisible()
  },
}

const at = (width: 360 | 1366): PanelStory => ({
  ...storyAt('/ask', asks),
  globals: { locale: 'es', viewport: { value: `w${width}`, isRotated: false } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Entrena con Latido Demo' })).toBeVisible()
    await fitsIn(width)
  },
})
export const InSpanishAt360 = at(360)
export const InSpanishAt1366 = at(1366)
