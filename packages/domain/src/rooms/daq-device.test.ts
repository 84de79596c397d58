import { describe, expect, it } from 'vitest'

import { daqAddress, daqStateOf } from './daq-device.ts'

const now = Date.parse('2026-11-21T16:00:00Z')
const at = (secondsAgo: number) => new Date(now - secondsAgo * 1000)

describe('the status of a device', () => {
  it.each([
    ['no-key', null, null],
    ['no-key', null, at(1)],
    ['awaited', at(10), null],
    ['online', at(900), at(0)],
    ['online', at(900), at(89.999)],
    ['offline', at(900), at(90)],
    ['offline', at(900), at(86_400)],
  ])('%s', (state, keyIssuedAt, lastSeenAt) => {
    expect(daqStateOf({ keyIssuedAt, lastSeenAt }, now)).toBe(state)
  })
})

it.each([
  ['192.168.1.40', 'http://192.168.1.40:8080/'],
  ['fd00::7', 'http://[fd00::7]:8080/'],
])('the status page of %s', (ip, address) => {
  expect(daqAddress(ip)).toBe(address)
  expect(new URL(address).port).toBe('8080')
})
