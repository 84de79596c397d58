import { REMOTE_STATES } from '@repo/domain/rooms/remote-state'
import { describe, expect, it } from 'vitest'

import { formatRemoteState, parseRemoteState } from './remote-state.ts'

describe('a remote state', () => {
  it('has the numbers of the specification', () => {
    expect(REMOTE_STATES.map(formatRemoteState)).toEqual([1, 2, 3])
  })

  it.each(REMOTE_STATES)('%s survives the wire', (state) => {
    expect(parseRemoteState(formatRemoteState(state))).toBe(state)
  })

  it.each([0, 4, 1.5, Number.NaN])('%d is none', (wire) => {
    expect(parseRemoteState(wire)).toBeNull()
  })
})
