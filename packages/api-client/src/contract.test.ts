import { describe, expect, it } from 'vitest'

import { grantsOf } from './auth/session.ts'
import { parsePacket } from './classes/packet.ts'
import { contract } from './contract.ts'

const endpoints = Object.entries(contract)

describe('the contract', () => {
  it('has each method and path once', () => {
    const keys = endpoints.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(endpoints)('%s declares every placeholder of its path', (_, { path, params }) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))
    const accepted = params === undefined ? [] : Object.keys((params as unknown as { shape: object }).shape)
    expect(accepted.toSorted()).toEqual(names.toSorted())
  })
})

describe('grantsOf', () => {
  it.each([
    [{ realtime: true, streaming: false, other: true }, ['realtime']],
    [[], []],
  ])('features %j → %j', (features, expected) => {
    const grants = grantsOf({
      role: 'coach',
      permissions: ['rookremote_show', 'unheard_of'],
      features_enabled: features,
    })
    expect(grants).toEqual({ role: 'coach', permissions: ['rookremote_show'], features: expected })
  })
})

describe('parsePacket', () => {
  const person = {
    final_user_uuid: 'u',
    pseudonym: 'Rayo',
    user_url_image: null,
    effort: 75.2,
    hr: 150,
    calories_tot: null,
    steps_tot: null,
    status: true,
    measured_at: 9000,
  }
  const packet = {
    data: [person],
    remaining_time: 60,
    time_finish: '2026-01-01T00:01:00Z',
    sequence: 7,
    server_time: 10_000,
  }

  it('takes the wire names into ours', () => {
    expect(parsePacket(packet)).toEqual({
      participants: [
        {
          userUuid: 'u',
          pseudonym: 'Rayo',
          imageUrl: null,
          effort: 75.2,
          heartRate: 150,
          calories: null,
          steps: null,
          signal: 'live',
          measuredAt: 9000,
          joinedAt: null,
        },
      ],
      remainingSeconds: 60,
      finishAt: Date.parse('2026-01-01T00:01:00Z'),
      sequence: 7,
      serverTime: 10_000,
      joinRequests: 0,
    })
  })

  it.each([
    [{ measured_at: 4000 }, 'stale'],
    [{ measured_at: null }, 'disconnected'],
    [{ status: false }, 'disconnected'],
    [{ contact: true }, 'live'],
    [{ contact: false }, 'stale'],
    [{ contact: false, status: false }, 'disconnected'],
  ])('reads the signal of %j as %s', (change, signal) => {
    expect(parsePacket({ ...packet, data: [{ ...person, ...change }] })?.participants[0]?.signal).toBe(signal)
  })

  it.each([
    [{}, undefined],
    [{ contact: true }, undefined],
    [{ contact: false }, true],
  ])('reads from %j whether the strap is off the skin', (change, expected) => {
    expect(parsePacket({ ...packet, data: [{ ...person, ...change }] })?.participants[0]?.isOffSkin).toBe(expected)
  })

  it.each([
    [
      { visibility: 'color', effort: null, hr: null, level: 5 },
      { visibility: 'color', level: 'maximum', signal: 'live' },
    ],
    [
      { visibility: 'anonymous', guest_number: 3 },
      { visibility: 'anonymous', guestNumber: 3 },
    ],
    [
      { visibility: 'name', effort: null, hr: null, measured_at: null },
      { visibility: 'name', signal: 'live' },
    ],
    [{ visibility: 'name', effort: null, hr: null, measured_at: null, status: false }, { signal: 'disconnected' }],
    [
      { visibility: 'half', level: 9 },
      { visibility: 'nothing', level: 'waiting' },
    ],
    [
      { hidden: true, visibility: 'nothing' },
      { isHidden: true, visibility: 'nothing' },
    ],
    [{ ceiling_bpm: 150 }, { ceiling: { bpm: 150, aboveSince: null } }],
    [{ ceiling_bpm: 150, above_since: 8000 }, { ceiling: { bpm: 150, aboveSince: 8000 } }],
  ])('reads from %j what is shown', (change, expected) => {
    expect(parsePacket({ ...packet, data: [{ ...person, ...change }] })?.participants[0]).toMatchObject(expected)
  })

  it('reads how many are not shown', () => {
    expect(parsePacket({ ...packet, not_shown: 2 })?.notShown).toBe(2)
  })

  it.each([[null], ['x'], [{}], [{ ...packet, sequence: 'x' }]])('refuses %j', (data) => {
    expect(parsePacket(data)).toBeNull()
  })
})
