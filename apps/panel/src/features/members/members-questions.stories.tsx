import { answer, Refused } from '@repo/api-client/fake/answer'
import type { MemberRow } from '@repo/api-client/members/member'
import {
  eraseMember,
  relinkMembers,
  restoreBans,
  unbanMember,
  unlinkMember,
  unlinkMembers,
} from '@repo/api-client/members/member-endpoints'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import {
  requestsTo,
  dialogGone,
  dialogOf,
  panelMeta,
  panelOf,
  type PanelStory,
  retype,
  storyAt,
  toastSays,
} from '../../stories/panel-story.tsx'
import { listing, memberAt } from '../../stories/sample-members.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const done = { message: 'ok' }

const smallCenter = () => {
  const first: readonly MemberRow[] = [
    memberAt(0, { name: 'Primera', lastName1: 'Uno' }),
    memberAt(1, { name: 'Segunda', lastName1: 'Dos', isBanned: true }),
    memberAt(2, { name: 'Tercera', lastName1: 'Tres' }),
  ]
  let members = first
  const forget = (uuids: readonly string[]) => {
    members = members.filter(({ uuid }) => !uuids.includes(uuid))
  }
  return [
    listing(() => members),
    answer(unlinkMember, ({ params }) => {
      forget([params.uuid])
      return done
    }),
    answer(unlinkMembers, ({ body }) => {
      forget(body.uuids)
      return { unlinked: body.uuids.length }
    }),
    // another member has the pseudonym of the third by now
    answer(relinkMembers, ({ body }) => {
      const linked = body.uuids.filter((uuid) => uuid !== first[2]?.uuid)
      members = first.filter((one) => members.includes(one) || linked.includes(one.uuid))
      return { linked }
    }),
    answer(restoreBans, () => {
      members = first
      return done
    }),
    answer(eraseMember, ({ params }) => {
      forget([params.uuid])
      return done
    }),
    answer(unbanMember, ({ body }) => {
      members = members.map((one) => (one.uuid === body.uuid ? { ...one, isBanned: false } : one))
      return done
    }),
  ]
}

const choose = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull())

export const Deleted: PanelStory = {
  ...storyAt('/users', smallCenter),
  play: async (story) => {
    await choose('Primera Uno', 'Delete')
    const first = await dialogOf('Delete Primera Uno?', 'alertdialog')
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }))
    await dialogGone('alertdialog')
    await expect(requestsTo(story, unlinkMember)).toEqual([])
    await choose('Primera Uno', 'Delete')
    const again = await dialogOf('Delete Primera Uno?', 'alertdialog')
    // two clicks before the button is disabled
    const confirm = again.getByRole('button', { name: 'Delete' })
    confirm.click()
    confirm.click()
    await toastSays('User deleted')
    await expect(requestsTo(story, unlinkMember)).toHaveLength(1)
    await dialogGone('alertdialog')
    await gone('Primera')
    await expect(await screen.findByText('Showing 1–2 of 2')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await toastSays('User restored')
    await expect(await screen.findByText('Showing 1–3 of 3')).toBeVisible()
  },
}

export const DeletedInSpanish: PanelStory = {
  ...storyAt('/users', smallCenter),
  globals: { locale: 'es' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Más de Primera Uno' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }))
    const question = await dialogOf('¿Eliminar a Primera Uno?', 'alertdialog')
    await expect(question.getByRole('button', { name: 'Eliminar' })).toBeVisible()
  },
}

export const DeletionFails: PanelStory = {
  ...storyAt('/users', () => [answer(unlinkMember, () => new Refused(500, 'internal')), ...smallCenter()]),
  play: async () => {
    await choose('Primera Uno', 'Delete')
    const question = await dialogOf('Delete Primera Uno?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await toastSays('An error occurred, please try again later.')
    await dialogGone('alertdialog')
    await expect(screen.getByText('Primera')).toBeVisible()
  },
}

export const DiskIsFull: PanelStory = {
  ...storyAt('/users', () => [answer(unlinkMember, () => new Refused(503, 'storage-full')), ...smallCenter()]),
  play: async () => {
    await choose('Primera Uno', 'Delete')
    const question = await dialogOf('Delete Primera Uno?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await toastSays('storage-full')
    await dialogGone('alertdialog')
    await expect(screen.queryByText('An error occurred, please try again later.')).toBeNull()
  },
}

export const SeveralDeleted: PanelStory = {
  ...storyAt('/users', smallCenter),
  play: async (story) => {
    for (const name of ['Primera Uno', 'Segunda Dos', 'Tercera Tres'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    await expect(await screen.findByText('3 selected')).toBeVisible()
    await choose('Tercera Tres', 'Delete')
    const alone = await dialogOf('Delete Tercera Tres?', 'alertdialog')
    await userEvent.click(alone.getByRole('button', { name: 'Delete' }))
    await gone('Tercera')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete selected' }))
    const question = await dialogOf('Delete the 2 selected users?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await toastSays('2 users deleted')
    await expect(await screen.findByText('No users yet')).toBeVisible()
    await gone('2 selected')
    const uuids = [memberAt(0).uuid, memberAt(1).uuid]
    await expect(requestsTo(story, unlinkMembers).map(({ body }) => body.uuids)).toEqual([uuids])
  },
}

export const SeveralBroughtBack: PanelStory = {
  ...storyAt('/users', smallCenter),
  play: async (story) => {
    for (const name of ['Primera Uno', 'Tercera Tres'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete selected' }))
    const question = await dialogOf('Delete the 2 selected users?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await toastSays('User restored')
    await toastSays("1 user couldn't be restored")
    await expect(await screen.findByText('Primera')).toBeVisible()
    await gone('Tercera')
    await expect(requestsTo(story, relinkMembers).map(({ body }) => body.uuids.length)).toEqual([2])
  },
}

export const Erased: PanelStory = {
  ...storyAt('/users', smallCenter),
  play: async (story) => {
    await choose('Primera Uno', 'Erase all data')
    const question = await dialogOf('Erase all data for Primera Uno?', 'alertdialog')
    const typed = question.getByRole('textbox', { name: 'Type member1@members.example to confirm' })
    await userEvent.type(typed, 'somebody@else.example')
    await userEvent.click(question.getByRole('button', { name: 'Erase' }))
    await expect(await question.findByText("The email doesn't match")).toBeVisible()
    await expect(requestsTo(story, eraseMember)).toEqual([])
    await retype(typed, 'Member1@members.example')
    await userEvent.click(question.getByRole('button', { name: 'Erase' }))
    await toastSays('Data erased')
    await gone('Primera')
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

export const BanLifted: PanelStory = {
  ...storyAt('/users', smallCenter),
  play: async () => {
    await expect(await screen.findByText('Banned')).toBeVisible()
    await choose('Segunda Dos', 'Lift ban')
    const question = await dialogOf('Lift the ban on Segunda Dos?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Lift ban' }))
    await toastSays('User reinstated')
    await gone('Banned')
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Segunda Dos' }))
    await screen.findByRole('menuitem', { name: 'Delete' })
    await expect(screen.queryByRole('menuitem', { name: 'Lift ban' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await toastSays('Ban restored')
    await expect(await screen.findByText('Banned')).toBeVisible()
  },
}

export const ByKeyboard: PanelStory = {
  ...storyAt('/users', smallCenter),
  play: async (story) => {
    const more = await screen.findByRole('button', { name: 'More actions for Primera Uno' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Show sign-in code' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Download all data' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await dialogOf('Delete Primera Uno?', 'alertdialog')
    await userEvent.keyboard('{Escape}')
    await dialogGone('alertdialog')
    await waitFor(() => expect(more).toHaveFocus())
    await expect(panelOf(story).server.asked(unlinkMember)).toEqual([])
  },
}
