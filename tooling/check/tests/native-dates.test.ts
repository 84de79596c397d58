import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

// A browser's own date box writes days in the browser's order, whatever the language of the screen: a birthday typed
// the wrong way round changes age, maximum heart rate and zones. Days are asked for with DateField of ui.
const root = join(import.meta.dirname, '../../..')
const NATIVE = /\btype=(?:["']|\{[^}]*["'])(?:date|datetime-local|month|time|week)["']/u

const nativeIn = (source: string): boolean => NATIVE.test(source)

describe('no date box of the browser', () => {
  it.each(['<input type="date" />', "<input type={'date'} />", "<input type={kind === 'day' ? 'date' : 'search'} />"])(
    'finds %s',
    (source) => {
      expect(nativeIn(source)).toBe(true)
    },
  )

  it('is used by any screen', () => {
    const files = globSync('{apps,packages}/*/src/**/*.tsx', { cwd: root })
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter((file) => nativeIn(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })
})
