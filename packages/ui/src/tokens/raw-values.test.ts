import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

// Colors and lengths have one home. A recipe that types its own drifts from the theme unseen.
const source = join(import.meta.dirname, '..')
const raw = /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|oklch)\(|(?<![\w-])\d*\.?\d+(?:px|rem|pt)\b/giu

describe('raw colors and lengths stay in the tokens', () => {
  const files = globSync('*/*.css.ts', { cwd: source }).filter((file) => !file.startsWith('tokens'))

  it.each(files)('%s', (file) => {
    expect(readFileSync(join(source, file), 'utf8').match(raw) ?? []).toEqual([])
  })
})
