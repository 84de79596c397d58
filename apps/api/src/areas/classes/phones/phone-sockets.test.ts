import { expect, it, vi } from 'vitest'

import { noBroadcasts } from '../../../lib/cluster.ts'
import { createPhoneSockets } from './phone-sockets.ts'

it('ends every connection of the tokens it is told, and of no other', () => {
  const sockets = createPhoneSockets(noBroadcasts)
  const [first, second, other] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  sockets.open('ana', first)
  sockets.open('ana', second)
  sockets.open('neighbour', other)
  sockets.end(['nobody', 'ana'])
  expect([first, second, other].map((end) => end.mock.calls.length)).toEqual([1, 1, 0])
})

it('forgets a connection that has closed, and neither its sister nor one opened after', () => {
  const sockets = createPhoneSockets(noBroadcasts)
  const [first, second, later] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  const forgetFirst = sockets.open('ana', first)
  const forgetSecond = sockets.open('ana', second)
  forgetFirst()
  sockets.end(['ana'])
  expect([first, second].map((end) => end.mock.calls.length)).toEqual([0, 1])
  forgetSecond()
  sockets.open('ana', later)
  forgetSecond()
  sockets.end(['ana'])
  expect([second, later].map((end) => end.mock.calls.length)).toEqual([1, 1])
})
