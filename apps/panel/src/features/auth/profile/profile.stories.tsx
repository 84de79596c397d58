import {
  changePassword,
  endOwnSession,
  listOwnSessions,
  type OwnSession,
} from '@repo/api-client/auth/account-endpoints'
import { answer, type Answer, Refused, silence } from '@repo/api-client/fake/answer'
import { showAdmin, updateAdmin, uploadAdminImage } from '@repo/api-client/staff/staff-endpoints'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import {
  requestsTo,
  dialogOf,
  fitsIn,
  panelMeta,
  panelOf,
  type PanelStory,
  reload,
  retype,
  storyAt,
  toastSays,
} from '../../../stories/panel-story.tsx'
import { STAFF_UUID } from '../../../stories/sample-center.ts'
import { StoryPanel } from '../../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const done = { message: 'ok' }
const ana = {
  uuid: STAFF_UUID,
  name: 'Ana',
  lastName1: 'Soto',
  lastName2: null,
  landline: null,
  mobilePhone: '5512345678',
  email: 'admin@demo.example',
  role: 'admin',
  imageUrl: null,
}
const session = (change: Partial<OwnSession>): OwnSession => ({
  uuid: '0190a000-0000-7000-8000-500000000001',
  kind: 'panel',
  name: null,
  openedAt: new Date('2026-11-21T16:00:00Z'),
  expiresAt: new Date('2026-11-22T04:00:00Z'),
  isCurrent: true,
  ...change,
})
const wall = session({
  uuid: '0190a000-0000-7000-8000-500000000002',
  kind: 'wall',
  name: 'Recepción',
  isCurrent: false,
})

const own =
  (...before: readonly Answer[]) =>
  () => {
    let person = ana
    let sessions = [session({}), wall]
    return [
      ...before,
      answer(showAdmin, () => person),
      answer(updateAdmin, ({ body }) => {
        person = { ...person, name: body.name, lastName1: body.lastName1 }
        return done
      }),
      answer(changePassword, () => done),
      answer(uploadAdminImage, () => ({ url: '/images/ana.webp' })),
      answer(listOwnSessions, () => sessions),
      answer(endOwnSession, ({ params }) => {
        sessions = sessions.filter(({ uuid }) => uuid !== params.session)
        return done
      }),
    ]
  }

export const Data: PanelStory = {
  tags: ['picture'],
  ...storyAt('/profile', own()),
  play: async (story) => {
    const name = await story.canvas.findByRole('textbox', { name: /^Name/ })
    await retype(name, 'Al')
    await userEvent.click(story.canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(story.canvas.getByRole('group', { name: 'Check these fields' })).toHaveFocus())
    await retype(name, 'Anabel')
    await userEvent.click(story.canvas.getByRole('button', { name: 'Save changes' }))
    await toastSays('Profile updated')
    await expect(await story.canvas.findByText('Anabel Soto')).toBeVisible()
    const [sent] = requestsTo(story, updateAdmin)
    // users can't change their own role
    await expect(sent?.body).toMatchObject({ name: 'Anabel', role: undefined, isActive: undefined })
  },
}

export const KeptOverReload: PanelStory = {
  ...storyAt('/profile', own()),
  play: async (story) => {
    await retype(await story.canvas.findByRole('textbox', { name: /^Name/ }), 'Anabel')
    await reload(story)
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Anabel'))
  },
}

export const InSpanish: PanelStory = {
  ...storyAt('/profile', own()),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible()
    await canvas.findByRole('textbox', { name: /^Nombre/ })
    await fitsIn(360)
  },
}

export const Loading: PanelStory = {
  ...storyAt('/profile', () => [answer(showAdmin, silence)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  },
}

const typePasswords = async (current: string, password: string, again = password) => {
  await retype(await screen.findByLabelText(/^Current password\*?$/), current)
  await retype(screen.getByLabelText(/^New password\*?$/), password)
  await retype(screen.getByLabelText(/^Confirm password\*?$/), again)
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

export const Password: PanelStory = {
  ...storyAt('/profile?tab=password', own()),
  play: async ({ canvas }) => {
    await typePasswords('demo-password', 'cuatro tazas azules', 'cuatro tazas')
    await expect(await canvas.findByText(/The passwords don't match/)).toBeVisible()
    await typePasswords('demo-password', 'cuatro tazas azules')
    await toastSays('Password updated')
    await waitFor(() => expect(screen.getByLabelText(/^Current password\*?$/)).toHaveValue(''))
  },
}

export const PasswordWrong: PanelStory = {
  ...storyAt('/profile?tab=password', own(answer(changePassword, () => new Refused(401, 'password-wrong')))),
  play: async (story) => {
    await typePasswords('otra cosa', 'cuatro tazas azules')
    await toastSays('The current password is wrong')
    await expect(story.canvas.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
    await expect(requestsTo(story, changePassword)).toHaveLength(1)
  },
}

export const PasswordWeak: PanelStory = {
  ...storyAt('/profile?tab=password', own(answer(changePassword, () => new Refused(422, 'password-common')))),
  play: async () => {
    await typePasswords('demo-password', 'password123')
    await toastSays('The new password is weak or invalid. Choose another one.')
  },
}

export const Sessions: PanelStory = {
  ...storyAt('/profile?tab=sessions', own()),
  play: async (story) => {
    await expect(await story.canvas.findByText('Current')).toBeVisible()
    await userEvent.click(story.canvas.getByRole('button', { name: 'Log out of Display: Recepción' }))
    await toastSays('Logged out')
    await waitFor(() => expect(story.canvas.queryByText('Display: Recepción')).toBeNull())
    await expect(requestsTo(story, endOwnSession)[0]?.params.session).toBe(wall.uuid)
  },
}

export const SessionsFailed: PanelStory = {
  ...storyAt('/profile?tab=sessions', own(answer(listOwnSessions, () => new Refused(500, 'internal')))),
  play: async (story) => {
    await expect(await story.canvas.findByText("Couldn't load where you're signed in")).toBeVisible()
    panelOf(story).server.say(...own()())
    await userEvent.click(story.canvas.getByRole('button', { name: 'Try again' }))
    await expect(await story.canvas.findByText('Current')).toBeVisible()
  },
}

const aPicture = (): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = 40
  canvas.height = 20
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(new File(blob === null ? [] : [blob], 'ana.png', { type: 'image/png' })),
      'image/png',
    )
  })
}
const choosePicture = async (canvasElement: HTMLElement, file: File) => {
  await screen.findByRole('button', { name: 'Change photo' })
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('there is no way to choose a picture')
  await userEvent.upload(input, file)
}

export const Picture: PanelStory = {
  ...storyAt('/profile', own()),
  play: async (story) => {
    await choosePicture(story.canvasElement, await aPicture())
    const dialog = await dialogOf('Your photo')
    const use = dialog.getByRole('button', { name: 'Use this photo' })
    await waitFor(() => expect(use).toBeEnabled())
    await userEvent.click(dialog.getByRole('button', { name: 'Larger' }))
    const stage = dialog.getByRole('group', { name: 'Photo position' })
    stage.focus()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(use)
    await toastSays('Photo updated')
    await expect(requestsTo(story, uploadAdminImage)).toHaveLength(1)
  },
}

export const NoPicture: PanelStory = {
  ...storyAt('/profile', own()),
  play: async (story) => {
    await choosePicture(story.canvasElement, new File(['GIF89a'], 'ana.png', { type: 'image/png' }))
    await toastSays("This file isn't a PNG or JPEG image, even if its name says so. Choose another one.")
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(requestsTo(story, uploadAdminImage)).toHaveLength(0)
  },
}
