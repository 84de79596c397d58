import { describe, expect, it, vi } from 'vitest'

import { DEFAULT_LIMITS } from './limits.ts'
import { Sessions } from './sessions.ts'

const NOW = 1_000_000

describe('Sessions', () => {
  it('gives an abandoned session back within two minutes, to its own client', () => {
    const sessions = new Sessions(DEFAULT_LIMITS)
    const session = sessions.create('display:1')
    sessions.abandon(session, NOW)
    expect(sessions.resume(session.key, 'display:2', NOW)).toBeNull()
    expect(sessions.resume(session.key, 'display:1', NOW + 120_000)).toBeNull()
    expect(sessions.resume(session.key, 'display:1', NOW + 119_999)).toBe(session)
    expect(sessions.resume('made up', 'display:1', NOW)).toBeNull()
  })

  it('closes the socket that still holds it', () => {
    const sessions = new Sessions(DEFAULT_LIMITS)
    const session = sessions.create(null)
    const evict = vi.fn<() => void>(() => sessions.abandon(session, NOW))
    session.evict = evict
    expect(sessions.resume(session.key, null, NOW)).toBe(session)
    expect(evict).toHaveBeenCalledOnce()
  })

  it('forgets one that was closed', () => {
    const sessions = new Sessions(DEFAULT_LIMITS)
    const session = sessions.create(null)
    sessions.end(session)
    sessions.abandon(session, NOW)
    expect(sessions.resume(session.key, null, NOW)).toBeNull()
  })

  it('keeps no more than it may, and lets the oldest abandoned go first', () => {
    const sessions = new Sessions({ ...DEFAULT_LIMITS, maxSessions: 3 })
    const [live, first, second] = [sessions.create('live'), sessions.create('1'), sessions.create('2')]
    live.evict = () => {}
    for (const session of [first, second]) sessions.abandon(session, NOW)
    sessions.create('3')
    expect(sessions.resume(first.key, '1', NOW)).toBeNull()
    expect(sessions.abandoned).toBe(1)
    expect(sessions.resume(second.key, '2', NOW)).toBe(second)
    expect(sessions.abandoned).toBe(0)
  })

  it('sweeps away what is too old', () => {
    const sessions = new Sessions(DEFAULT_LIMITS)
    sessions.abandon(sessions.create('1'), NOW)
    sessions.sweep(NOW + 60_000)
    expect(sessions.abandoned).toBe(1)
    sessions.sweep(NOW + 120_000)
    expect(sessions.abandoned).toBe(0)
  })
})
