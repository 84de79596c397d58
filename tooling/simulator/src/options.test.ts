import { expect, it } from 'vitest'

import { readOptions } from './options.ts'

it('plays twenty members of the demo unless it is told otherwise', () => {
  expect(readOptions([], '/here')).toEqual({
    kind: 'phones',
    options: {
      url: 'http://localhost:3000',
      members: 20,
      recordings: null,
      speed: 1,
      firstCode: 100_001,
      names: null,
      room: null,
    },
  })
})

it('plays those who are named', () => {
  const options = readOptions(['--', '--names', 'Rayo, 200017 ,,Zoë', '--members', '9', '--recordings', 'hr'], '/here')
  expect(options).toMatchObject({ options: { names: ['Rayo', '200017', 'Zoë'], members: 3, recordings: '/here/hr' } })
})

it('asks for its usage, and refuses what it cannot use', () => {
  expect(readOptions(['--help'], '/')).toBeNull()
  for (const args of [
    ['--members', '0'],
    ['--speed', 'x'],
    ['--nothing'],
    ['--daq', 'key'],
    ['--daq', 'key', '--straps', 'A0:01'],
  ])
    expect(() => readOptions(args, '/')).toThrow()
})

it('stands for a device that hears straps', () => {
  const straps = ['--straps', 'A0:B1:C2:D3:E4:F5, ant:730926', '--unknown', '2', '--rr']
  const options = readOptions(['--daq', 'key', ...straps, '--url', 'http://gym.test/'], '/here')
  const received = ['ble:A0B1C2D3E4F5', 'ant:730926', 'ant:900001', 'ant:900002']
  const daq = { url: 'http://gym.test', key: 'key', straps: received, hasIntervals: true, recordings: null }
  expect(options).toEqual({ kind: 'daq', options: daq })
})
