import { eyes } from '@repo/color/color-vision'
import type { Decorator, Preview } from '@storybook/react-vite'

import { emulateMedia, type Wish } from './emulate-media.ts'
import { forceColors } from './force-colors.ts'
import './real-media.ts'
import { screens } from './screens.ts'
import { seeWith } from './vision.ts'

interface Look {
  readonly eye: string
  readonly colors: 'own' | 'forced'
  readonly motion: 'full' | 'reduced'
}

const AS_IT_IS: Look = { eye: 'normal', colors: 'own', motion: 'full' }

const wishesOf = ({ colors, motion }: Look): readonly Wish[] => [
  ...(colors === 'forced' ? ['(forced-colors: active)' as const] : []),
  ...(motion === 'reduced' ? ['(prefers-reduced-motion: reduce)' as const] : []),
]

const show = (look: Look): void => {
  seeWith(look.eye)
  emulateMedia(wishesOf(look))
  forceColors(look.colors === 'forced')
}

const isAsItIs = (look: Look): boolean => wishesOf(look).length === 0 && look.eye === AS_IT_IS.eye

let shown: Look = AS_IT_IS

/** Styles come with what is drawn, also later. */
const watch = new MutationObserver(() => show(shown))

const looking: Decorator = (story, { globals }) => {
  const { eye, colors, motion } = globals as unknown as Look
  const look = { eye, colors, motion }
  // a test has the browser do it
  const isImitated = globalThis.forceRealColors === undefined
  if (isImitated && (!isAsItIs(look) || !isAsItIs(shown))) {
    shown = look
    requestAnimationFrame(() => show(look))
    watch.observe(document.head, { childList: true })
  }
  return story()
}

/** The toolbar of every Storybook: screens, and how the page is seen, by eyes and by what the system was asked for. */
export const looks = {
  decorators: [looking],
  parameters: { viewport: screens },
  initialGlobals: { ...AS_IT_IS },
  globalTypes: {
    // the accessibility addon has a global of the name vision, with other figures
    eye: {
      toolbar: { title: 'Vision', icon: 'eye', items: ['normal', ...Object.keys(eyes)], dynamicTitle: true },
    },
    colors: {
      toolbar: {
        title: 'Colors',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'own', title: 'Own colors' },
          { value: 'forced', title: 'Forced colors, imitated' },
        ],
      },
    },
    motion: {
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
} satisfies Preview
