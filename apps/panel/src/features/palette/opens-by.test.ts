import { expect, it } from 'vitest'

import { opensBy } from './opens-by.ts'

const none = { metaKey: false, ctrlKey: false, altKey: false, shiftKey: false, defaultPrevented: false, target: null }
const into = (found: boolean) => ({ closest: () => (found ? {} : null) }) as unknown as EventTarget

it.each([
  [{ key: 'k', ctrlKey: true }, 'palette'],
  [{ key: 'k', metaKey: true }, 'palette'],
  [{ key: 'K', ctrlKey: true, shiftKey: true }, 'palette'],
  [{ key: 'k', ctrlKey: true, target: into(true) }, 'palette'],
  [{ key: 'k', ctrlKey: true, defaultPrevented: true }, null],
  [{ key: 'k', ctrlKey: true, altKey: true }, null],
  [{ key: 'k' }, null],
  [{ key: 'j', ctrlKey: true }, null],
  [{ key: '?', shiftKey: true }, 'shortcuts'],
  [{ key: '?', target: into(false) }, 'shortcuts'],
  [{ key: '?', target: into(true) }, null],
  [{ key: '?', ctrlKey: true }, null],
] as const)('%o opens %s', (press, opened) => {
  expect(opensBy({ ...none, ...press })).toBe(opened)
})
