import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { darkLogo, tallLogo, wideLogo } from '../sample/logos.ts'
import { CenterMark } from './center-mark.tsx'

const meta = {
  component: CenterMark,
  parameters: {
    usage: {
      purpose: "A center's own picture, or Latido's mark while it has none.",
      do: ['Use it wherever the center speaks: top bar, wall, phone, mail.'],
      dont: ['Do not show initials for a center: those are for people.'],
    },
  },
  args: { imageUrl: null, size: 'l' },
} satisfies Meta<typeof CenterMark>
export default meta
type Story = StoryObj<typeof meta>

const logoIn = async (canvasElement: HTMLElement): Promise<HTMLImageElement> => {
  await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0))
  return canvasElement.querySelector('img') as HTMLImageElement
}

/** Latido's own mark, without initials. */
export const WithoutPicture: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).not.toBeNull()
    await expect(canvasElement).not.toHaveTextContent('LD')
  },
}

/** Four times as wide as high at most; whole and in its own proportion. */
export const Wide: Story = {
  args: { imageUrl: wideLogo },
  play: async ({ canvasElement }) => {
    const logo = await logoIn(canvasElement)
    await waitFor(() => expect([logo.clientWidth, logo.clientHeight]).toEqual([256, 64]))
    await expect(getComputedStyle(logo).objectFit).toBe('contain')
  },
}

export const Tall: Story = {
  args: { imageUrl: tallLogo },
  play: async ({ canvasElement }) => {
    const logo = await logoIn(canvasElement)
    await waitFor(() => expect(logo.clientHeight).toBe(64))
    await expect(logo.clientWidth / logo.clientHeight).toBeCloseTo(1 / 3, 1)
  },
}

/** What is drawn in black on nothing stands on paper. */
export const Dark: Story = {
  args: { imageUrl: darkLogo },
  play: async ({ canvasElement }) => {
    const logo = await logoIn(canvasElement)
    const ground = () => getComputedStyle(logo.parentElement as HTMLElement).backgroundColor
    await waitFor(() => expect(ground()).toBe('rgb(255, 255, 255)'))
  },
}

/** A picture that is gone leaves Latido's mark. */
export const Broken: Story = {
  args: { imageUrl: 'data:image/png;base64,AA==' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull())
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}
