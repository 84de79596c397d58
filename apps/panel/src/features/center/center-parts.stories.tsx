import { describePoint, findAddress } from '@repo/api-client/center/geocode'
import { type Center, showCenter } from '@repo/api-client/center/show-center'
import {
  addGalleryImage,
  deleteGalleryImage,
  orderGallery,
  restoreGalleryImage,
  updateAddress,
} from '@repo/api-client/center/update-center'
import { answer, type Answer, Refused } from '@repo/api-client/fake/answer'
import { createStreamingAccount, deleteStreamingAccount } from '@repo/api-client/streaming/endpoints'
import {
  createTrainingType,
  listTrainingTypes,
  restoreTrainingType,
  retireTrainingType,
  type TrainingType,
} from '@repo/api-client/trainings/training-types'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  requestsTo,
  dialogGone,
  dialogOf,
  fitsIn,
  panelMeta,
  panelOf,
  type PanelStory,
  retype,
  storyAt,
  toastSays,
} from '../../stories/panel-story.tsx'
import { center } from '../../stories/sample-center.ts'
import { StoryPanel } from '../../stories/story-panel.tsx'

const meta = { ...panelMeta, component: StoryPanel } satisfies Meta<typeof StoryPanel>
export default meta

const uuidOf = (index: number): string => `0190a000-0000-7000-8000-3${String(index).padStart(11, '0')}`
const pictureOf = (index: number) => ({
  uuid: uuidOf(index),
  url: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="hsl(${index * 60} 40% 40%)"/></svg>`,
})
const done = { message: 'ok' }

const withCenter =
  (change: Partial<Center> = {}, ...before: readonly Answer[]) =>
  () => {
    let held: Center = { ...center, ...change }
    return [
      ...before,
      answer(showCenter, () => held),
      answer(addGalleryImage, () => {
        const picture = pictureOf(held.gallery.length + 10)
        held = { ...held, gallery: [...held.gallery, picture] }
        return picture
      }),
      answer(deleteGalleryImage, ({ params }) => {
        held = { ...held, gallery: held.gallery.filter(({ uuid }) => uuid !== params.uuid) }
        return done
      }),
      answer(restoreGalleryImage, () => {
        held = { ...held, gallery: change.gallery ?? center.gallery }
        return done
      }),
      answer(orderGallery, ({ body }) => {
        const place = (uuid: string) => body.uuids.indexOf(uuid)
        held = { ...held, gallery: held.gallery.toSorted((one, other) => place(one.uuid) - place(other.uuid)) }
        return done
      }),
      answer(createStreamingAccount, ({ body: { email, apiKey, accountId } }) => {
        held = { ...held, streamingAccount: { uuid: uuidOf(70), email, apiKey, accountId } }
        return { uuid: uuidOf(70) }
      }),
      answer(deleteStreamingAccount, () => {
        held = { ...held, streamingAccount: null }
        return done
      }),
      answer(updateAddress, () => done),
    ]
  }

const three = { gallery: [pictureOf(1), pictureOf(2), pictureOf(3)] }
const shownAs = (name: string) => screen.findByRole('button', { name })
const fileOf = (bytes: number) => new File(['x'.repeat(bytes)], 'sala.png', { type: 'image/png' })

/** Oversized files are reported and not sent. The others are uploaded one by one. */
export const GalleryAdded: PanelStory = {
  ...storyAt('/center?tab=gallery', withCenter()),
  play: async (story) => {
    await expect(await screen.findByText('No images yet.')).toBeVisible()
    const input = screen.getByLabelText('Choose center images or drop them here')
    await userEvent.upload(input, [fileOf(5), fileOf(2_097_153), fileOf(6)])
    await toastSays('2 images added')
    await toastSays('The image is larger than 2 MB. Choose a smaller one.')
    await expect(await shownAs('Image 2 of 2')).toBeVisible()
    await expect(requestsTo(story, addGalleryImage)).toHaveLength(2)
  },
}

export const GalleryOrdered: PanelStory = {
  ...storyAt('/center?tab=gallery', withCenter(three)),
  play: async (story) => {
    await userEvent.click(await shownAs('Actions for image 1'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move later' }))
    await waitFor(() => expect(requestsTo(story, orderGallery)).toHaveLength(1))
    await expect(requestsTo(story, orderGallery)).toMatchObject([
      { body: { uuids: [uuidOf(2), uuidOf(1), uuidOf(3)] } },
    ])
    const pictures = () => within(screen.getByRole('list', { name: 'Gallery' })).getAllByRole('presentation')
    await waitFor(() => expect(pictures()[0]).toHaveAttribute('src', pictureOf(2).url))
  },
}

export const GalleryLookedAtAndDeleted: PanelStory = {
  ...storyAt('/center?tab=gallery', withCenter(three)),
  play: async (story) => {
    await userEvent.click(await shownAs('Image 3 of 3'))
    const large = await dialogOf('Image 3 of 3')
    await userEvent.click(large.getByRole('button', { name: 'Next image' }))
    await dialogOf('Image 1 of 3')
    await userEvent.keyboard('{Escape}')
    await dialogGone()
    await userEvent.click(await shownAs('Actions for image 1'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = await dialogOf('Delete this image?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await toastSays('Image deleted')
    await expect(await shownAs('Image 2 of 2')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await toastSays('Image restored')
    await expect(await shownAs('Image 3 of 3')).toBeVisible()
    await expect(requestsTo(story, restoreGalleryImage)).toMatchObject([{ params: { uuid: uuidOf(1) } }])
  },
}

export const Credentials: PanelStory = {
  ...storyAt('/center?tab=streaming', withCenter()),
  play: async (story) => {
    const save = await screen.findByRole('button', { name: 'Save credentials' })
    await userEvent.click(save)
    await expect(await screen.findByText('Enter the client secret')).toBeVisible()
    await retype(screen.getByRole('textbox', { name: /^Zoom user's email/ }), 'video@gym.example')
    await retype(screen.getByRole('textbox', { name: /^Client ID/ }), ' key ')
    await retype(screen.getByLabelText(/^Client secret/, { selector: 'input' }), 'hush')
    await userEvent.click(save)
    await toastSays('Video credentials updated')
    await expect(requestsTo(story, createStreamingAccount)).toMatchObject([
      { body: { email: 'video@gym.example', apiKey: 'key', secret: 'hush', accountId: null } },
    ])
    await expect(await screen.findByText("Classes can't be streamed without the account ID.")).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Save credentials' })).toBeDisabled()
    await expect(screen.getByLabelText(/^Client secret/, { selector: 'input' })).toHaveValue('')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled())
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const question = await dialogOf('Delete the video credentials?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await toastSays('Video credentials deleted')
    await expect(await screen.findByText('No credentials yet')).toBeVisible()
  },
}

const types: readonly TrainingType[] = [
  { uuid: uuidOf(40), name: 'Cycling', names: { en: 'Cycling', es: 'Ciclismo' }, stepKind: null },
  { uuid: uuidOf(41), name: 'Jump rope', names: { en: 'Jump rope', es: 'Cuerda' }, stepKind: 'rope' },
]
const withTypes = (first = types) =>
  withCenter(
    {},
    ...(() => {
      let held = first
      return [
        answer(listTrainingTypes, () => held),
        answer(createTrainingType, ({ body: { nameEn, nameEs, stepKind } }) => {
          const type = { uuid: uuidOf(49), name: nameEn, names: { en: nameEn, es: nameEs }, stepKind }
          held = [...held, type]
          return { uuid: type.uuid }
        }),
        answer(retireTrainingType, ({ params }) => {
          held = held.filter(({ uuid }) => uuid !== params.uuid)
          return done
        }),
        answer(restoreTrainingType, ({ params }) => {
          held = [...held, ...first.filter(({ uuid }) => uuid === params.uuid)]
          return done
        }),
      ]
    })(),
  )

export const Types: PanelStory = {
  ...storyAt('/center?tab=types', withTypes()),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add training type' }))
    const form = await dialogOf('New training type')
    await retype(form.getByRole('textbox', { name: /^Name in English/ }), 'Rowing')
    await userEvent.click(form.getByRole('button', { name: 'Add' }))
    await expect(await form.findByText('Enter the name in Spanish')).toBeVisible()
    await retype(form.getByRole('textbox', { name: /^Name in Spanish/ }), 'Remo')
    await userEvent.click(form.getByRole('button', { name: 'Add' }))
    await toastSays('Training type added')
    await userEvent.click(await screen.findByRole('button', { name: 'Retire Cycling' }))
    const question = await dialogOf('Retire Cycling?', 'alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Retire' }))
    await toastSays('Training type retired')
    await waitFor(() => expect(screen.queryByText('Cycling')).toBeNull())
    await expect(screen.getByText('Remo')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await toastSays('Training type restored')
    await expect(await screen.findByText('Cycling')).toBeVisible()
  },
}

export const OneType: PanelStory = {
  ...storyAt('/center?tab=types', withTypes(types.slice(0, 1))),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Edit Cycling' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Retire Cycling' })).toBeNull()
  },
}

export const TypesFailed: PanelStory = {
  ...storyAt(
    '/center?tab=types',
    withCenter(
      {},
      answer(listTrainingTypes, () => new Refused(403, 'forbidden')),
    ),
  ),
  play: async (story) => {
    await expect(await screen.findByText("Couldn't load training types")).toBeVisible()
    panelOf(story).server.say(...withTypes()())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(await screen.findByText('Cycling')).toBeVisible()
  },
}

const location = {
  uuid: uuidOf(60),
  line: '',
  city: '',
  state: '',
  country: '',
  zipCode: '',
  point: { latitude: 19.4335, longitude: -99.1355 },
}

export const Address: PanelStory = {
  ...storyAt('/center?tab=address', withCenter({ location })),
  play: async (story) => {
    const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) })
    await expect(await field('ZIP code')).toHaveValue('38300')
    await retype(await field('Street and number'), 'Hidalgo 12')
    await retype(await field('City'), 'Celaya')
    await retype(await field('State'), 'Guanajuato')
    await retype(await field('Map location'), 'Celaya')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect(await screen.findAllByText('Enter the country')).toHaveLength(2)
    await expect(screen.getByText(/^Enter latitude and longitude, for example/)).toBeVisible()
    await retype(await field('Country'), 'México')
    await expect(await screen.findByRole('button', { name: /^Center pin/ })).toBeVisible()
    await retype(await field('Map location'), '20.5222, -100.8142')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await toastSays('Address updated')
    await expect(requestsTo(story, updateAddress)).toMatchObject([
      { params: { uuid: location.uuid }, body: { city: 'Celaya', point: { latitude: 20.5222, longitude: -100.8142 } } },
    ])
  },
}

export const Located: PanelStory = {
  ...storyAt(
    '/center?tab=address',
    withCenter(
      { location },
      answer(findAddress, ({ query }) =>
        query.city === 'Celaya'
          ? { point: { latitude: 20.5222, longitude: -100.8142 } }
          : new Refused(404, 'address-not-found'),
      ),
      answer(describePoint, () => ({ city: 'Celaya', state: 'Guanajuato', country: 'México', zipCode: null })),
    ),
  ),
  play: async () => {
    const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) })
    await retype(await field('City'), 'Celalla')
    await userEvent.click(screen.getByRole('button', { name: 'Find address on map' }))
    await toastSays('The address was not found. Try to be more precise.')
    await retype(await field('City'), 'Celaya')
    await userEvent.click(screen.getByRole('button', { name: 'Find address on map' }))
    await waitFor(async () => expect(await field('Map location')).toHaveValue('20.5222,-100.8142'))
    const pin = await screen.findByRole('button', { name: /^Center pin/ })
    const map = pin.closest('.maplibregl-map')?.getBoundingClientRect() ?? new DOMRect()
    await waitFor(() => {
      const { x, width } = pin.getBoundingClientRect()
      return expect(Math.abs(x + width / 2 - (map.x + map.width / 2))).toBeLessThan(2)
    })
    await userEvent.click(screen.getByRole('button', { name: 'Fill in from map' }))
    await waitFor(async () => expect(await field('State')).toHaveValue('Guanajuato'))
    await expect(await field('ZIP code')).toHaveValue('38300')
  },
}

export const PinMovedByKeys: PanelStory = {
  ...storyAt('/center?tab=address', withCenter({ location })),
  play: async () => {
    const pin = await screen.findByRole('button', { name: /^Center pin/ })
    const place = screen.getByRole('textbox', { name: /^Map location/ })
    const typed = () => (place as HTMLInputElement).value.split(',').map(Number)
    pin.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(typed()[0]).toBeGreaterThan(19.4335))
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(typed()[1]).toBeGreaterThan(-99))
    await expect(await screen.findByText(typed().join(','), { selector: '[role=status]' })).toBeInTheDocument()
  },
}

const inSpanishAt360 = (tab: string, said: string, answers = withCenter({ ...three, location })): PanelStory => ({
  ...storyAt(`/center?tab=${tab}`, answers),
  globals: { locale: 'es', viewport: { value: 'w360', isRotated: false } },
  play: async () => {
    await expect(await screen.findByText(said)).toBeVisible()
    await fitsIn(360)
  },
})
export const GalleryInSpanish = inSpanishAt360('gallery', 'Elige imágenes del centro o suéltalas aquí')
export const CredentialsInSpanish = inSpanishAt360('streaming', 'Aún sin credenciales')
export const TypesInSpanish = inSpanishAt360('types', 'Lo que un coach puede elegir al iniciar una clase', withTypes())
export const AddressInSpanish = inSpanishAt360('address', 'Latitud y longitud')
