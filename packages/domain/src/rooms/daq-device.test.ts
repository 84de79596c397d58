import { describe, expect, it } from 'vitest'

import { daqAddress, daqStateOf, type DeviceState, roomDaqStateOf } from './daq-device.ts'

const now = Date.parse('2026-11-21T16:00:00Z')
const at = (secondsAgo: number) => new Date(now - secondsAgo * 1000)

describe('the status of a device', () => {
  it.each([
    ['awaited', null],
    ['online', at(0)],
    ['online', at(89.999)],
    ['offline', at(90)],
    ['offline', at(86_400)],
  ])('%s', (state, lastSeenAt) => {
    expect(daqStateOf({ lastSeenAt }, now)).toBe(state)
  })
})

it.each<[string, readonly DeviceState[]]>([
  ['no-key', []],
  ['awaited', ['awaited', 'awaited']],
  ['offline', ['awaited', 'offline']],
  ['online', ['offline', 'online', 'awaited']],
])('the status of a room is %s with the devices %j', (state, states) => {
  expect(roomDaqStateOf(states.map((one) => ({ state: one })))).toBe(state)
})

it.each([
  ['192.168.1.40', 'http://192.168.1.40:8080/'],
  ['fd00::7', 'http://[fd00::7]:8080/'],
])('the status page of %s', (ip, address) => {
  expect(daqAddress(ip)).toBe(address)
  expect(new URL(address).port).toBe('8080')
})
