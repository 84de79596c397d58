import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { TypedAddress, type TypedAddressProps } from './typed-address.tsx'

const meta = {
  component: TypedAddress,
  parameters: {
    usage: {
      purpose: 'An address to be typed, broken after a slash where its line is too short.',
      do: ['Use it wherever somebody reads an address off a screen.'],
      dont: ['Do not use it for a link: who presses needs no address.'],
    },
  },
  args: { address: 'demo.example/join/K7M4X' },
} satisfies Meta<typeof TypedAddress>
export default meta
type Story = StoryObj<typeof meta>

export const InOneLine: Story = { tags: ['picture'] }

/** How each of its lines reads. */
const linesOf = (element: HTMLElement): string[] => {
  const range = document.createRange()
  const lines = new Map<number, string>()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const { textContent } = walker.currentNode
    const text = textContent ?? ''
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(walker.currentNode, at)
      range.setEnd(walker.currentNode, at + 1)
      const top = Math.round(range.getBoundingClientRect().top)
      lines.set(top, (lines.get(top) ?? '') + text.charAt(at))
    }
  }
  return [...lines.values()]
}

const inAShortLine = (args: TypedAddressProps) => (
  <p data-testid="short" style={{ width: '14ch', overflowWrap: 'anywhere' }}>
    <TypedAddress {...args} />
  </p>
)

/** A line breaks at a slash rather than within a code. */
export const InAShortLine: Story = {
  render: inAShortLine,
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByTestId('short'))).toEqual(['demo.example', '/join/K7M4X'])
  },
}

/** Whatever an address ends with is there. */
export const EndsWithSlash: Story = {
  args: { address: 'demo.example..//join/' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('demo.example..//join/')
  },
}

/** A long host breaks between its names. */
export const LongHost: Story = {
  args: { address: 'clases.gimnasioroma.example/join/K7M4X' },
  render: inAShortLine,
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByTestId('short'))).toEqual(['clases', '.gimnasioroma', '.example/join', '/K7M4X'])
  },
}
