import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import {
  areaImports,
  forbiddenImports,
  importsOfServer,
  mutualPlatformFolders,
  type Import,
} from '../src/rules/server-layers.ts'

const server = importsOfServer(join(import.meta.dirname, '../../..'))

/** Each pair is a debt: take one off when it is cut, add none. */
const MUTUAL_AREAS = [
  'auth displays',
  'auth staff',
  'center staff',
  'center streaming',
  'center trainings',
  'challenges classes',
  'classes rooms',
  'classes trainings',
  'members trainings',
]

describe('layers of the server', () => {
  it.each<[Import, boolean]>([
    [['areas/rooms/a.ts', 'http/route.ts'], false],
    [['areas/rooms/a.ts', 'areas/classes/b.ts'], false],
    [['app/serve.ts', 'areas/rooms/a.ts'], false],
    [['operations/cli/a.ts', 'areas/rooms/a.ts'], false],
    [['http/mount.ts', 'areas/rooms/a.ts'], true],
    [['lib/log.ts', 'app/serve.ts'], true],
    [['mail/a.ts', 'cluster/b.ts'], true],
    [['areas/rooms/a.ts', 'app/serve.ts'], true],
    [['areas/rooms/a.ts', 'operations/disk/a.ts'], true],
    [['operations/cli/a.ts', 'app/serve.ts'], true],
    [['demo/a.ts', 'cluster/b.ts'], true],
  ])('an import %s is forbidden: %s', (one, expected) => {
    expect(forbiddenImports([one]).length > 0).toBe(expected)
  })

  it('import downward only', () => {
    expect(server.length).toBeGreaterThan(1000)
    expect(forbiddenImports(server)).toEqual([])
  })

  it('have no platform folders that import each other', () => {
    const both: Import[] = [
      ['lib/a.ts', 'http/b.ts'],
      ['http/c.ts', 'lib/d.ts'],
    ]
    expect(mutualPlatformFolders(both)).toEqual(['http lib'])
    expect(mutualPlatformFolders(server)).toEqual([])
  })

  it('have few imports between areas, and no new pair of areas that import each other', () => {
    const { count, mutual } = areaImports(server)
    expect(mutual).toEqual(MUTUAL_AREAS)
    expect(count).toBeLessThanOrEqual(150)
  })
})
