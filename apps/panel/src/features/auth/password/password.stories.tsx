import { forgotPassword, resetPassword } from '@repo/api-client/auth/account-endpoints'
import { answer, offline, Refused, silence } from '@repo/api-client/fake/answer'
import { showFirstSteps } from '@repo/api-client/setup/first-steps'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import {
  requestsTo,
  fitsIn,
  panelMeta,
  panelOf,
  type PanelStory,
  retype,
  storyAt,
  toastSays,
} from '../../../stories/panel-story.tsx'
import { StoryPanel } from '../../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const done = { message: 'ok' }
const forgotten = () => [answer(forgotPassword, () => done)]
// a signed-in user is redirected from the login to the home page
const reset = () => [answer(resetPassword, () => done), answer(showFirstSteps, silence)]

const emailBox = () => screen.findByRole('textbox', { name: /^Email/ })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const chooseTwice = async (password: string, repeated: string) => {
  await retype(await screen.findByLabelText(/^New password\*?$/), password)
  await retype(screen.getByLabelText(/^Confirm password\*?$/), repeated)
  await press('Save password')
}

export const Asked: PanelStory = {
  ...storyAt('/forgot-password', forgotten),
  play: async (story) => {
    await userEvent.type(await emailBox(), 'ana@gym.example')
    await press('Send link')
    await expect(await screen.findByText('Check your email')).toBeVisible()
    await expect(requestsTo(story, forgotPassword)).toMatchObject([{ body: { email: 'ana@gym.example' } }])
    await waitFor(async () => expect(await emailBox()).toHaveValue(''))
  },
}

export const NoAddress: PanelStory = {
  ...storyAt('/forgot-password', forgotten),
  play: async (story) => {
    await press('Send link')
    await expect(await screen.findByText('Enter the email you sign in with')).toBeVisible()
    await waitFor(async () => expect(await emailBox()).toHaveFocus())
    await userEvent.type(await emailBox(), 'ana@gym')
    await press('Send link')
    await expect(requestsTo(story, forgotPassword)).toEqual([])
  },
}

export const RequestedTooOften: PanelStory = {
  ...storyAt('/forgot-password', () => [answer(forgotPassword, () => new Refused(429, 'rate-limited'))]),
  play: async () => {
    await userEvent.type(await emailBox(), 'ana@gym.example')
    await press('Send link')
    await expect(await screen.findByText('Too many attempts. Wait a moment and try again.')).toBeVisible()
    await expect(await emailBox()).toHaveValue('ana@gym.example')
  },
}

export const RequestedOffline: PanelStory = {
  ...storyAt('/forgot-password', () => [answer(forgotPassword, offline)]),
  play: async () => {
    await userEvent.type(await emailBox(), 'ana@gym.example')
    await press('Send link')
    await expect(await screen.findByText("We couldn't send the email. Try again later.")).toBeVisible()
  },
}

export const RequestedInSpanishAt360: PanelStory = {
  ...storyAt('/forgot-password', forgotten),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '¿Olvidaste tu contraseña?' })).toBeVisible()
    await fitsIn(360)
  },
}

export const Chosen: PanelStory = {
  ...storyAt('/reset-password#secret-of-the-mail', reset),
  play: async (story) => {
    await chooseTwice('cuatro tazas azules', 'cuatro tazas azules')
    await toastSays('Password updated. Sign in with your new password.')
    const body = { token: 'secret-of-the-mail', password: 'cuatro tazas azules', repeated: 'cuatro tazas azules' }
    await expect(requestsTo(story, resetPassword)).toMatchObject([{ body }])
    await waitFor(() => expect(panelOf(story).address()).not.toContain('reset-password'))
  },
}

export const TypedDifferently: PanelStory = {
  ...storyAt('/reset-password#secret-of-the-mail', reset),
  play: async (story) => {
    await chooseTwice('corta', 'otra')
    await waitFor(() => expect(screen.getByLabelText(/^New password\*?$/)).toHaveFocus())
    await chooseTwice('cuatro tazas azules', 'cuatro tazas verdes')
    await waitFor(() => expect(screen.getByLabelText(/^Confirm password\*?$/)).toHaveFocus())
    await expect(screen.getByLabelText(/^Confirm password\*?$/)).toBeInvalid()
    await expect(requestsTo(story, resetPassword)).toEqual([])
  },
}

export const SpentLink: PanelStory = {
  ...storyAt('/reset-password#spent', () => [answer(resetPassword, () => new Refused(404, 'reset-link-unknown'))]),
  play: async (story) => {
    await chooseTwice('cuatro tazas azules', 'cuatro tazas azules')
    await expect(await screen.findByText('reset-link-unknown')).toBeVisible()
    await userEvent.type(screen.getByLabelText(/^New password\*?$/), 's')
    await expect(screen.getByText('reset-link-unknown')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Request a new link' }))
    await waitFor(() => expect(panelOf(story).address()).toBe('/forgot-password'))
  },
}

export const CommonPassword: PanelStory = {
  ...storyAt('/reset-password#secret', () => [answer(resetPassword, () => new Refused(422, 'password-common'))]),
  play: async () => {
    await chooseTwice('password1234', 'password1234')
    await expect(await screen.findByText('password-common')).toBeVisible()
    await expect(screen.getByLabelText(/^New password\*?$/)).toHaveValue('password1234')
    await userEvent.type(screen.getByLabelText(/^New password\*?$/), 's')
    await expect(screen.queryByText('password-common')).toBeNull()
  },
}

export const ChosenInSpanishAt360: PanelStory = {
  ...storyAt('/reset-password#secret', reset),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await fitsIn(360)
  },
}
