import { answer } from '@repo/api-client/fake/answer'
import { withdrawResultMails } from '@repo/api-client/members/member-endpoints'
import { showMember } from '@repo/api-client/members/save-member'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { requestsTo, fitsIn, panelMeta, type PanelStory, storyAt, toastSays } from '../../stories/panel-story.tsx'
import { memberAt, wholeMember } from '../../stories/sample-members.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'
import { done, edit, failing, formOf, oneMember } from './member-form-story.ts'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const wanting = () =>
  answer(showMember, () =>
    wholeMember(memberAt(0, { name: 'Zoé', lastName1: 'Ibáñez' }), {
      resultMailsSince: new Date('2026-11-03T02:30:00Z'),
    }),
  )
const AGREED = 'Challenge results are sent by email. The user agreed on 11/02/2026.'
const NOT_MAILED = "Challenge results aren't sent by email. The user hasn't asked for them."

const withdraw = async () => {
  const form = await formOf('Edit user')
  await userEvent.click(form.getByRole('button', { name: 'Stop emails' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Stop emailing results?' }))
  await userEvent.click(question.getByRole('button', { name: 'Stop emails' }))
}

export const Withdrawn: PanelStory = {
  ...storyAt('/users', () => [...oneMember(wanting()), answer(withdrawResultMails, () => done)]),
  play: async (story) => {
    await edit()
    await expect(await screen.findByText(AGREED)).toBeVisible()
    await userEvent.type(screen.getByLabelText(/^Pseudonym/), '!')
    await withdraw()
    await toastSays('Results will no longer be emailed')
    await expect(await screen.findByText(NOT_MAILED)).toBeVisible()
    await expect(screen.getByLabelText(/^Pseudonym/)).toHaveValue('Cometa 1!')
    await expect(requestsTo(story, withdrawResultMails)).toMatchObject([{ params: { uuid: memberAt(0).uuid } }])
  },
}

export const NotWithdrawn: PanelStory = {
  ...storyAt('/users', () => [...oneMember(wanting()), answer(withdrawResultMails, () => failing())]),
  play: async () => {
    await edit()
    await withdraw()
    await toastSays('An error occurred, please try again later.')
    await expect(await screen.findByText(AGREED)).toBeVisible()
  },
}

export const NotAskedFor: PanelStory = {
  ...storyAt('/users', oneMember),
  play: async () => {
    await edit()
    await expect(await screen.findByText(NOT_MAILED)).toBeVisible()
  },
}

export const Narrow: PanelStory = {
  ...storyAt('/users', () => oneMember(wanting())),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    // a phone has one button a row, and the others in its menu
    await userEvent.click(await screen.findByRole('button', { name: 'Más de Zoé Ibáñez' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar Zoé Ibáñez' }))
    await expect(await screen.findByText(/02\/11\/2026/)).toBeVisible()
    await fitsIn(360)
  },
}
