import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { allows, covers, parseCapability, type Capability } from './capability.ts'

describe('covers', () => {
  it.each([
    ['*', 'anything', true],
    ['*', 'a:b:c', true],
    ['branch:7:*', 'branch:7:class:1', true],
    ['branch:7:*', 'branch:7:rooms', true],
    ['branch:7:*', 'branch:7', false],
    ['branch:7:*', 'branch:77:rooms', false],
    ['branch:7:*', 'branch:8:rooms', false],
    ['branch:*:rooms', 'branch:7:rooms', true],
    ['branch:*:rooms', 'branch:7:8:rooms', false],
    ['branch:*:rooms', 'branch:7:rooms:1', false],
    ['branch:7', 'branch:7', true],
    ['branch:7', 'branch:7:rooms', false],
    ['branch:7:ro*', 'branch:7:rooms', false],
    ['', 'branch', false],
  ])('%j covers %j: %s', (resource, channel, expected) => {
    expect(covers(resource, channel)).toBe(expected)
  })

  it('covers nothing outside its own prefix', () => {
    const segment = fc.constantFrom('branch', '7', '8', '77', 'rooms', 'class')
    fc.assert(
      fc.property(segment, fc.array(segment, { minLength: 1, maxLength: 4 }), (branch, segments) => {
        const channel = segments.join(':')
        expect(covers(`branch:${branch}:*`, channel)).toBe(channel.startsWith(`branch:${branch}:`))
      }),
    )
  })
})

describe('allows', () => {
  const capability: Capability = { 'branch:7:*': ['subscribe'], 'branch:7:chat': ['publish'], 'own:*': ['*'] }

  it.each([
    ['branch:7:chat', 'subscribe', true],
    ['branch:7:chat', 'publish', true],
    ['branch:7:rooms', 'publish', false],
    ['own:1', 'history', true],
    ['other', 'subscribe', false],
  ] as const)('%s, %s: %s', (channel, operation, expected) => {
    expect(allows(capability, channel, operation)).toBe(expected)
  })
})

describe('parseCapability', () => {
  it('has one key for all tokens that grant the same, and for no others', () => {
    const text = (branch: number) => JSON.stringify({ [`branch:${branch}`]: ['subscribe'] })
    const first = parseCapability(text(0))
    expect(parseCapability(text(0))).toBe(first)
    for (let branch = 1; branch <= 2500; branch += 1) {
      const capability = parseCapability(text(branch)) ?? {}
      expect(Object.keys(capability)).toEqual([`branch:${branch}`])
    }
    expect(parseCapability(text(0))).toEqual(first)
  })

  it.each(['', 'x', 'null', '[]', '7', '"a"', '{"a":"subscribe"}', '{"a":{}}', '{"a":null}'])('refuses %j', (text) => {
    expect(parseCapability(text)).toBeNull()
  })

  it('keeps only the operations it knows', () => {
    const text = '{"a":["subscribe","push-admin",7],"__proto__":["publish"]}'
    const capability = parseCapability(text)
    expect(capability?.['a']).toEqual(['subscribe'])
    expect(allows(capability ?? {}, 'b', 'publish')).toBe(false)
  })
})
