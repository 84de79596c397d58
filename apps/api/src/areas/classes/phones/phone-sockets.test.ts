import { expect, it, vi } from 'vitest'

import { noBroadcasts } from '../../../lib/cluster.ts'
import { createPhoneSockets } from './phone-sockets.ts'

it('ending a token closes all its connections and no other', () => {
  const sockets = createPhoneSockets(noBroadcasts)
  const [first, second, other] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  sockets.open('ana', first)
  sockets.open('ana', second)
  sockets.open('neighbour', other)
  sockets.end(['nobody', 'ana'])
  expect([first, second, other].map((end) => end.mock.calls.length)).toEqual([1, 1, 0])
})

it('a closed connection is forgotten, but not another of its token or a later one', () => {
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
