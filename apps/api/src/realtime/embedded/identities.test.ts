import { describe, expect, it, vi } from 'vitest'

import { Identities } from './identities.ts'
import { DEFAULT_LIMITS } from './limits.ts'

const NOW = 1_000_000

describe('Identities', () => {
  it('returns an abandoned identity to its own client within two minutes', () => {
    const identities = new Identities(DEFAULT_LIMITS)
    const identity = identities.create('display:1')
    identities.abandon(identity, NOW)
    expect(identities.resume(identity.key, 'display:2', NOW)).toBeNull()
    expect(identities.resume(identity.key, 'display:1', NOW + 120_000)).toBeNull()
    expect(identities.resume(identity.key, 'display:1', NOW + 119_999)).toBe(identity)
    expect(identities.resume('made up', 'display:1', NOW)).toBeNull()
  })

  it('closes the socket that still holds a reclaimed identity', () => {
    const identities = new Identities(DEFAULT_LIMITS)
    const identity = identities.create(null)
    const evict = vi.fn<() => void>(() => identities.abandon(identity, NOW))
    identity.holder = { evict }
    expect(identities.resume(identity.key, null, NOW)).toBe(identity)
    expect(evict).toHaveBeenCalledOnce()
  })

  it('forgets an identity that was closed', () => {
    const identities = new Identities(DEFAULT_LIMITS)
    const identity = identities.create(null)
    identities.end(identity)
    identities.abandon(identity, NOW)
    expect(identities.resume(identity.key, null, NOW)).toBeNull()
  })

  it('keeps a limited number, and drops the oldest abandoned first', () => {
    const identities = new Identities({ ...DEFAULT_LIMITS, maxIdentities: 3 })
    const [live, first, second] = [identities.create('live'), identities.create('1'), identities.create('2')]
    live.holder = { evict: () => {} }
    for (const identity of [first, second]) identities.abandon(identity, NOW)
    identities.create('3')
    expect(identities.resume(first.key, '1', NOW)).toBeNull()
    expect(identities.abandoned).toBe(1)
    expect(identities.resume(second.key, '2', NOW)).toBe(second)
    expect(identities.abandoned).toBe(0)
  })

  it('deletes expired ones', () => {
    const identities = new Identities(DEFAULT_LIMITS)
    identities.abandon(identities.create('1'), NOW)
    identities.sweep(NOW + 60_000)
    expect(identities.abandoned).toBe(1)
    identities.sweep(NOW + 120_000)
    expect(identities.abandoned).toBe(0)
  })
})
