import { showPrivacy, type ShownPrivacy, updatePrivacy } from '@repo/api-client/center/center-privacy'
import { showCenter } from '@repo/api-client/center/show-center'
import { answer, Refused, silence } from '@repo/api-client/fake/answer'
import { OPEN_PRIVACY } from '@repo/domain/privacy/center-privacy'
import { onScreen } from '@repo/storybook/screens'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { fitsIn, panelMeta, type PanelStory, requestsTo, storyAt, toastSays } from '../../stories/panel-story.tsx'
import { BRANCH_UUID, center } from '../../stories/sample-center.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const privacyIs =
  (change: Partial<ShownPrivacy> = {}) =>
  () => {
    let stored: ShownPrivacy = { ...OPEN_PRIVACY, version: 3, ...change }
    return [
      answer(showCenter, () => center),
      answer(showPrivacy, () => stored),
      answer(updatePrivacy, ({ body: { version = 0, ...fields } }) => {
        if (version !== stored.version) return new Refused(412, 'changed-meanwhile')
        stored = { ...fields, version: version + 1 }
        return { message: 'ok' }
      }),
    ]
  }

const choose = async (name: string | RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

export const Saved: PanelStory = {
  ...storyAt('/center?tab=privacy', privacyIs()),
  globals: onScreen(1366),
  play: async (story) => {
    await choose('What displays show of minors, at most', 'Color without name')
    await choose('Minors are under', '16 years')
    await choose("A guardian's consent is needed under", '14 years')
    await userEvent.click(screen.getByRole('switch', { name: 'Users without a birthday count as minors' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await toastSays('Privacy updated')
    await expect(requestsTo(story, updatePrivacy)).toMatchObject([
      {
        params: { uuid: BRANCH_UUID },
        body: {
          defaultVisibility: 'all',
          minorsAtMost: 'color-anonymous',
          adultAge: 16,
          consentAge: 14,
          isUnknownAgeMinor: true,
          version: 3,
        },
      },
    ])
  },
}

export const InSpanish: PanelStory = {
  ...storyAt('/center?tab=privacy', privacyIs({ consentAge: 14, defaultVisibility: 'anonymous' })),
  globals: { locale: 'es', ...onScreen(360) },
  play: async () => {
    await expect(
      await screen.findByRole('combobox', { name: 'Lo que las pantallas muestran de los usuarios' }),
    ).toHaveTextContent('Sin el nombre')
    await fitsIn(360)
  },
}

export const Loading: PanelStory = {
  ...storyAt('/center?tab=privacy', () => [answer(showCenter, () => center), answer(showPrivacy, silence)]),
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
}

export const Failed: PanelStory = {
  ...storyAt('/center?tab=privacy', () => [
    answer(showCenter, () => center),
    answer(showPrivacy, () => new Refused(403, 'forbidden')),
  ]),
  play: async () => {
    await expect(await screen.findByText("Couldn't load privacy")).toBeVisible()
  },
}
