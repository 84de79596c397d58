import { answer } from '@repo/api-client/fake/answer'
import { updateVariables } from '@repo/api-client/members/measures'
import type { MemberPrivacy } from '@repo/api-client/members/member'
import { showMember, updateMember } from '@repo/api-client/members/save-member'
import { onScreen } from '@repo/storybook/screens'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { fitsIn, panelMeta, type PanelStory, requestsTo, storyAt } from '../../stories/panel-story.tsx'
import { listing, memberAt, wholeMember } from '../../stories/sample-members.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'
import { done, field, press } from './member-form-story.ts'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const NOTHING: MemberPrivacy = {
  visibility: null,
  visibilityAtMost: null,
  ceiling: null,
  guardianConsentAt: null,
  guardianConsentBy: null,
}

const withPrivacy = (privacy?: Partial<MemberPrivacy>) => () => {
  const row = memberAt(0, { name: 'Zoé', lastName1: 'Ibáñez' })
  const member = wholeMember(row, privacy === undefined ? {} : { privacy: { ...NOTHING, ...privacy } })
  return [
    listing(() => [member]),
    answer(showMember, () => member),
    answer(updateMember, () => done),
    answer(updateVariables, () => done),
  ]
}

const open = async (name = 'Edit Zoé Ibáñez') => userEvent.click(await screen.findByRole('button', { name }))

export const LimitedByStaff: PanelStory = {
  ...storyAt('/users', withPrivacy({ visibility: 'anonymous' })),
  globals: onScreen(1366),
  play: async (story) => {
    await open()
    await expect(await screen.findByText('Chosen by the user for displays: Without the name')).toBeVisible()
    await userEvent.click(await waitFor(() => field('Displays show at most')))
    await userEvent.click(await screen.findByRole('option', { name: 'Only the color' }))
    await userEvent.type(field('Own limit'), '150')
    await userEvent.click(screen.getByRole('switch', { name: 'A guardian has agreed' }))
    await press('Save changes')
    await waitFor(() => expect(requestsTo(story, updateVariables)).toMatchObject([{ body: { ceiling: 150 } }]))
    await expect(requestsTo(story, updateMember)).toMatchObject([
      { body: { privacy: { visibilityAtMost: 'color', hasGuardianConsent: true } } },
    ])
  },
}

export const ConsentRecordedInSpanish: PanelStory = {
  ...storyAt(
    '/users',
    withPrivacy({ guardianConsentAt: new Date('2026-10-01T18:00:00Z'), guardianConsentBy: 'Lucía Herrera' }),
  ),
  globals: { locale: 'es', ...onScreen(360) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Más de Zoé/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar Zoé Ibáñez' }))
    await expect(await screen.findByText('Registrado el 01/10/2026 por Lucía Herrera.')).toBeVisible()
    await fitsIn(360)
  },
}

/** Nothing unchanged is sent, so that a recorded consent keeps its day. */
export const Unchanged: PanelStory = {
  ...storyAt('/users', withPrivacy({ guardianConsentAt: new Date('2026-10-01T18:00:00Z'), ceiling: 150 })),
  play: async (story) => {
    await open()
    await waitFor(() => expect(field('Own limit')).toHaveValue('150'))
    await userEvent.type(field('Pseudonym'), '2')
    await press('Save changes')
    await waitFor(() => expect(requestsTo(story, updateVariables)).toHaveLength(1))
    await expect(requestsTo(story, updateMember)[0]?.body).not.toHaveProperty('privacy')
    await expect(requestsTo(story, updateVariables)[0]?.body).not.toHaveProperty('ceiling')
  },
}

export const DeploymentWithout: PanelStory = {
  ...storyAt('/users', withPrivacy()),
  play: async () => {
    await open()
    await waitFor(() => expect(field('Pseudonym')).toBeVisible())
    await expect(screen.queryByText('Displays and limits')).toBeNull()
  },
}
