import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { isAtLeast, missingNode } from '../src/node-version.mjs'

describe('which Node runs the tools', () => {
  it.each([
    ['24.7.0', true],
    ['24.21.0', true],
    ['26.10.0', true],
    ['24.6.9', false],
    ['22.23.3', false],
    ['20.20.2', false],
    ['3.99.99', false],
  ])('%s: %s', (version, isEnough) => {
    expect(isAtLeast(version, '24.7.0')).toBe(isEnough)
    expect(missingNode(version, 'install one') === null).toBe(isEnough)
  })

  it('says what is missing in one sentence, and what to do', () => {
    expect(missingNode('20.20.2', 'install one')).toBe(
      'Latido requires Node 24.7.0 or later (found 20.20.2): install one.',
    )
  })

  it('hands a tool its arguments where it looks for them', () => {
    const script = join(import.meta.dirname, 'show-arguments.ts')
    const launch = join(import.meta.dirname, '../launch.mjs')
    const { stdout } = spawnSync(process.execPath, [launch, 'check/tests/show-arguments.ts', '--members', '3'], {
      encoding: 'utf8',
    })
    expect(JSON.parse(stdout)).toEqual([script, '--members', '3'])
  })
})
