import type { Preview } from '@storybook/react-vite'

const complaints: string[] = []

/** A test sees the end of every movement: on a slow machine a dialog would still be transparent when it is looked at. */
const endMovements = (): void => {
  const style = document.createElement('style')
  const parts = ['animation-duration', 'animation-delay', 'transition-duration', 'transition-delay']
  style.textContent = `*, *::before, *::after { ${parts.map((part) => `${part}: 0s !important`).join('; ')} }`
  document.head.append(style)
}

/** React and axe report broken markup through console.error; a story that does so is broken. */
export const strictPreview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    layout: 'padded',
  },
  beforeAll() {
    if (navigator.webdriver) endMovements()
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
