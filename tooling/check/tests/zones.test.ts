import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

// Hours of Greenwich in the place of a center's that did not come look as right as any, and are six hours off in Mexico
// City. Screens ask useZone, which has this machine's zone then.
const root = join(import.meta.dirname, '../../..')
const GREENWICH = /(?:\?\?|\|\|)\s*['"](?:UTC|Etc\/UTC|GMT)['"]/u

describe('no zone is made up', () => {
  it.each(["center.data?.zone ?? 'UTC'", "zone || 'Etc/UTC'"])('finds %s', (source) => {
    expect(GREENWICH.test(source)).toBe(true)
  })

  it('by any screen', () => {
    const files = globSync('{apps/{panel,live,join,meet},packages/*}/src/**/*.{ts,tsx}', { cwd: root })
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter((file) => GREENWICH.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })
})
