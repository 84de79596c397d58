import { type Center, showCenter } from '@repo/api-client/center/show-center'
import { updateCenter, uploadCenterImage } from '@repo/api-client/center/update-center'
import { answer, type Answer, offline, Refused, silence } from '@repo/api-client/fake/answer'
import { vars } from '@repo/ui/theme'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import {
  requestsTo,
  fitsIn,
  panelMeta,
  panelOf,
  type PanelStory,
  reload,
  retype,
  storyAt,
  toastSays,
} from '../../stories/panel-story.tsx'
import { BRANCH_UUID, center } from '../../stories/sample-center.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
const ours: Center = { ...center, description: 'Abierto desde 2009', chain: { uuid: 'chain', name: 'Latido' } }

const withCenter =
  (change: Partial<Center> = {}, ...before: readonly Answer[]) =>
  () => {
    let held = { ...ours, ...change }
    return [
      ...before,
      answer(showCenter, () => held),
      answer(updateCenter, ({ body }) => {
        const { system: measurementSystem, chainUuid: _, accentColor = held.accentColor, ...said } = body
        held = { ...held, ...said, measurementSystem, accentColor }
        return { message: 'ok' }
      }),
      answer(uploadCenterImage, () => {
        held = { ...held, imageUrl: PICTURE }
        return { url: PICTURE }
      }),
    ]
  }

const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save changes' }))

/** All fields are sent, except for an emptied description. */
export const Data: PanelStory = {
  tags: ['picture'],
  ...storyAt('/center', withCenter()),
  play: async (story) => {
    const name = await screen.findByRole('textbox', { name: /^Center name/ })
    await expect(name).toHaveValue('Latido Demo')
    await expect(screen.getByRole('textbox', { name: 'Chain' })).toHaveAttribute('readonly')
    await retype(name, 'Gimnasio Sur')
    await userEvent.clear(screen.getByRole('textbox', { name: 'Description' }))
    await save()
    await toastSays('Center information updated')
    await expect(requestsTo(story, updateCenter)).toMatchObject([
      { params: { uuid: BRANCH_UUID }, body: { name: 'Gimnasio Sur', description: null, chainUuid: 'chain' } },
    ])
    await expect(await screen.findByRole('heading', { level: 2, name: 'Gimnasio Sur' })).toBeVisible()
    await expect(screen.queryByText('We kept what you typed')).toBeNull()
  },
}

export const LanguageAtOnce: PanelStory = {
  ...storyAt('/center', withCenter({ language: 'en' })),
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: /^Language/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Español' }))
    await save()
    await expect(await screen.findByRole('heading', { level: 1, name: 'Información del centro' })).toBeVisible()
  },
}

export const Refusals: PanelStory = {
  ...storyAt('/center', withCenter()),
  play: async (story) => {
    const description = () => screen.findByRole('textbox', { name: 'Description' })
    await retype(await description(), 'Hoy')
    await save()
    await waitFor(() => expect(screen.getByRole('group', { name: 'Check these fields' })).toHaveFocus())
    await expect(await description()).toHaveAccessibleDescription('Between 5 and 400 characters')
    await retype(await description(), 'Abierto todos los días')
    panelOf(story).server.say(answer(updateCenter, offline))
    await save()
    await toastSays('An error occurred, please try again later.')
    await reload(story)
    await expect(await screen.findByText('We kept what you typed')).toBeVisible()
    await expect(await description()).toHaveValue('Abierto todos los días')
    await expect(requestsTo(story, updateCenter)).toHaveLength(1)
  },
}

export const ChangedMeanwhile: PanelStory = {
  ...storyAt('/center', () => {
    let held = { ...ours, version: 4 }
    return [
      answer(showCenter, () => held),
      answer(updateCenter, ({ body: { name, description, version } }) => {
        // another user saves just before the first save
        if (held.version === 4) held = { ...held, description: 'Abierto de noche', version: 5 }
        if (version !== held.version) return new Refused(412, 'changed-meanwhile')
        held = { ...held, name, description, version: version + 1 }
        return { message: 'ok' }
      }),
    ]
  }),
  play: async (story) => {
    const name = () => screen.findByRole('textbox', { name: /^Center name/ })
    await retype(await name(), 'Gimnasio Sur')
    await save()
    await expect(await screen.findByText(/^Someone else made changes while you were editing/)).toBeVisible()
    await expect(await name()).toHaveValue('Gimnasio Sur')
    await expect(screen.queryByText('We kept what you typed')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show changes' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Abierto de noche'))
    await expect(await name()).toHaveValue('Latido Demo')
    await retype(await name(), 'Gimnasio Sur')
    await save()
    await toastSays('Center information updated')
    await expect(requestsTo(story, updateCenter).map(({ body }) => [body.description, body.version])).toEqual([
      ['Abierto desde 2009', 4],
      ['Abierto de noche', 5],
    ])
  },
}

const colorField = () => screen.findByRole('textbox', { name: /^Brand color/ })
const pageAccent = () => getComputedStyle(document.documentElement).getPropertyValue(accentName)
const accentName = vars.color.accent.slice('var('.length, -1)

export const Color: PanelStory = {
  ...storyAt('/center', withCenter()),
  play: async (story) => {
    await retype(await colorField(), '#1a237e')
    await expect(await screen.findByText('Too dark to show on dark screens')).toBeVisible()
    await retype(await colorField(), '#ff9f2e')
    await expect(await screen.findByText('Too similar to a zone color on the display')).toBeVisible()
    await expect(await colorField()).toBeInvalid()
    await userEvent.click(await screen.findByRole('button', { name: /^Use the closest match, #/ }))
    await expect(await screen.findByText('This is how it looks')).toBeVisible()
    const { value } = (await colorField()) as HTMLInputElement
    await save()
    await toastSays('Center information updated')
    await expect(requestsTo(story, updateCenter)).toMatchObject([{ body: { accentColor: value } }])
    await waitFor(() => expect(pageAccent()).toBe(value))
    await userEvent.click(screen.getByRole('button', { name: 'Clear color' }))
    await save()
    await waitFor(() => expect(pageAccent()).toBe('#2dd4bf'))
    await expect(requestsTo(story, updateCenter)[1]).toMatchObject({ body: { accentColor: null } })
  },
}

export const ClassFiles: PanelStory = {
  ...storyAt('/center', withCenter({ exportsClassLogs: false })),
  play: async (story) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Save the measurements of classes as files' }))
    await save()
    await toastSays('Center information updated')
    await expect(requestsTo(story, updateCenter)).toMatchObject([{ body: { exportsClassLogs: true } }])
    await expect(screen.getByRole('switch', { name: 'Save the measurements of classes as files' })).toBeChecked()
  },
}

const picture = (...colors: readonly string[]): string => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 60
  const context = canvas.getContext('2d')
  for (const [at, color] of colors.entries()) {
    if (context !== null) context.fillStyle = color
    context?.fillRect(0, at * (60 / colors.length), 60, 60)
  }
  return canvas.toDataURL('image/png')
}

/** Suggests three accents from the logo, or the nearest valid ones. */
export const ColorsOfTheLogo: PanelStory = {
  ...storyAt('/center', () => withCenter({ imageUrl: picture('#ffffff', '#ffb800', '#1a237e') })()),
  play: async () => {
    const suggested = await screen.findAllByRole('button', { name: /^#[0-9a-f]{6}$/ })
    await expect(suggested).toHaveLength(3)
    await expect(suggested.map(({ textContent }) => textContent)).not.toContain('#1a237e')
    await userEvent.click(await screen.findByRole('button', { name: '#ffb800' }))
    await expect(await colorField()).toHaveValue('#ffb800')
  },
}

export const GrayLogo: PanelStory = {
  ...storyAt('/center', () => withCenter({ imageUrl: picture('#ffffff', '#222222') })()),
  play: async () => {
    await expect(
      await screen.findByText("Used on displays, phones, emails, and reports. Leave it empty to use Latido's color."),
    ).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^#/ })).toBeNull()
  },
}

const logoInput = () => screen.getByLabelText('Change logo', { selector: 'input' })
const fileOf = (bytes: number) => new File(['x'.repeat(bytes)], 'logo.png', { type: 'image/png' })

export const Logo: PanelStory = {
  ...storyAt('/center', withCenter()),
  play: async (story) => {
    await screen.findByRole('button', { name: 'Change logo' })
    await userEvent.upload(logoInput(), fileOf(2_097_153))
    await toastSays('The image is larger than 2 MB. Choose a smaller one.')
    const { server } = panelOf(story)
    await expect(requestsTo(story, uploadCenterImage)).toHaveLength(0)
    server.say(answer(uploadCenterImage, () => new Refused(422, 'image-invalid')))
    await userEvent.upload(logoInput(), fileOf(10))
    await toastSays("This file isn't a PNG or JPEG image, even if its name says so. Choose another one.")
    server.say(...withCenter()())
    await userEvent.upload(logoInput(), fileOf(2_097_152))
    await toastSays('Logo updated')
  },
}

export const Loading: PanelStory = {
  ...storyAt('/center', () => [answer(showCenter, silence)]),
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
  },
}

export const Failed: PanelStory = {
  ...storyAt('/center', () => [answer(showCenter, () => new Refused(403, 'forbidden'))]),
  play: async (story) => {
    await expect(await screen.findByText("Couldn't load the center")).toBeVisible()
    panelOf(story).server.say(...withCenter()())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(await screen.findByRole('textbox', { name: /^Center name/ })).toBeVisible()
  },
}

export const NoPermission: PanelStory = {
  ...storyAt('/center', withCenter(), 'coach'),
  play: async (story) => {
    await waitFor(() => expect(panelOf(story).address()).toBe('/'))
    await userEvent.click(await screen.findByRole('button', { name: 'Profile menu' }))
    await expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Center information' })).toBeNull()
  },
}

export const ByTheProfileMenu: PanelStory = {
  ...storyAt('/roles', withCenter()),
  play: async (story) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Profile menu' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Center information' }))
    await waitFor(() => expect(panelOf(story).address()).toBe('/center'))
    await expect(await screen.findByRole('heading', { level: 1, name: 'Center information' })).toBeVisible()
  },
}

const longAt = (width: 360 | 768 | 1366, locale: 'en' | 'es'): PanelStory => ({
  ...storyAt('/center', withCenter({ name: 'W'.repeat(50), description: 'W'.repeat(400), accentColor: '#ffb800' })),
  globals: { locale, viewport: { value: `w${width}`, isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'W'.repeat(50) })).toBeVisible()
    await fitsIn(width)
  },
})
export const LongAt360InSpanish = longAt(360, 'es')
export const LongAt768 = longAt(768, 'en')
export const LongAt1366InSpanish = longAt(1366, 'es')
