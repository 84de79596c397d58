import { expect, it } from 'vitest'

import { lockfileFaults } from '../src/rules/lockfile.ts'

const INTEGRITY = 'resolution: {integrity: sha512-abc}'

it.each([
  ["overrides:\n  '@lingui/native-tools': '-'", 0],
  [`  http-errors@2.0.1:\n    ${INTEGRITY}`, 0],
  ["  '@lingui/native-tools@6.11.0':", 1],
  ["      '@lingui/native-tools': 6.11.0", 1],
  ['    resolution: {integrity: sha512-abc, tarball: https://registry.example/a/-/a-1.0.0.tgz}', 1],
  ['    resolution: {tarball: file:a.tgz}', 1],
  ['      a: git+ssh://git@example.com/a.git', 1],
  ['      a: https://example.com/a.tgz\n      b: https://example.com/b.tgz', 2],
])('a lockfile with %j has %i faults', (text, count) => {
  expect(lockfileFaults(text)).toHaveLength(count)
})
