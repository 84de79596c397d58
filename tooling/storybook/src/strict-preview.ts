import type { Preview } from '@storybook/react-vite'

const complaints: string[] = []

/** React and axe report broken markup through console.error; a story that does so is broken. */
export const strictPreview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    layout: 'padded',
  },
  beforeEach() {
    complaints.length = 0
    const original = console.error
    console.error = (...values: unknown[]) => {
      complaints.push(values.map(String).join(' '))
      original(...values)
    }
    return () => {
      console.error = original
    }
  },
  afterEach() {
    if (complaints.length > 0) throw new Error(`console.error was called: ${complaints.join('\n')}`)
  },
}
