import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

import { settled } from './late-frames.ts'
import { wishForRealMedia } from './real-media.ts'
import { screens } from './screens.ts'
import { beginStory, setStoryClock } from './story-clock.ts'

const complaints: string[] = []

// samples read the time when they load
if (navigator.webdriver) setStoryClock()

const PATIENCE_MS = 15_000

/** Skips transitions, because a dialog may still be transparent when it is tested. */
const endMovements = (): void => {
  const style = document.createElement('style')
  const parts = ['animation-duration', 'animation-delay', 'transition-duration', 'transition-delay']
  style.textContent = `*, *::before, *::after { ${parts.map((part) => `${part}: 0s !important`).join('; ')} }`
  document.head.append(style)
}

/** React and axe report errors through console.error, which fails the story. */
export const strictPreview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    layout: 'padded',
    viewport: screens,
  },
  initialGlobals: { colors: 'own' },
  beforeAll() {
    if (!navigator.webdriver) return
    endMovements()
    configure({ asyncUtilTimeout: PATIENCE_MS })
  },
  loaders: [
    async ({ parameters, globals }) => {
      beginStory(parameters['clock'])
      await wishForRealMedia(globals['colors'])
    },
  ],
  async beforeEach() {
    // a dialog of the previous story returns focus in a timer
    await new Promise((resolve) => setTimeout(resolve))
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
  async afterEach() {
    await settled()
    if (complaints.length > 0) throw new Error(`console.error was called: ${complaints.join('\n')}`)
  },
} satisfies Preview
