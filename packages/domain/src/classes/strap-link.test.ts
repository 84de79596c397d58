import { describe, expect, it } from 'vitest'

import { openStrapLink, strapLinkReducer, strapStateOf, type StrapLink, type StrapLinkEvent } from './strap-link.ts'

type Step =
  | readonly ['tick' | 'subscribed' | 'fails' | 'disconnected' | 'value' | 'value off the skin', number]
  | readonly ['is no strap', number]

const eventOf = ([what, now]: Step): StrapLinkEvent => {
  switch (what) {
    case 'tick':
      return { type: 'ticked', now }
    case 'fails':
    case 'is no strap':
      return { type: 'failed', isNoStrap: what === 'is no strap', now }
    case 'value':
    case 'value off the skin':
      return { type: 'value-came', hasContact: what === 'value', now }
    case 'subscribed':
    case 'disconnected':
      return { type: what, now }
    default:
      return what satisfies never
  }
}

const after = (...steps: readonly Step[]): StrapLink =>
  steps.map(eventOf).reduce((link, event) => strapLinkReducer(link, event), openStrapLink(0))

const said = (link: StrapLink) =>
  link.phase === 'refused' ? link.fault : [strapStateOf(link).state, strapStateOf(link).offersAnother]

const receiving = [
  ['subscribed', 1000],
  ['value', 2000],
] as const
const seconds = (from: number, to: number, what: 'value' | 'value off the skin'): Step[] =>
  Array.from({ length: to - from }, (_, n) => [what, (from + n) * 1000] as const)

describe('strapLinkReducer', () => {
  it.each<[string, readonly Step[], StrapLink['phase'], ReturnType<typeof said>]>([
    ['connects first', [], 'connecting', ['connecting', false]],
    ['waits for a connection', [['tick', 9999]], 'connecting', ['connecting', false]],
    ['ends a try after 10 s', [['tick', 10_000]], 'lost', ['unanswered', false]],
    [
      'begins the next after a pause',
      [
        ['tick', 10_000],
        ['tick', 11_000],
      ],
      'connecting',
      ['unanswered', false],
    ],
    ['waits for the first value', [['subscribed', 1000]], 'subscribed', ['connecting', false]],
    ['receives', receiving, 'receiving', ['connected', false]],
    ['takes a value before the subscription is known', [['value', 900]], 'receiving', ['connected', false]],
    [
      'is silent without a first value',
      [
        ['subscribed', 1000],
        ['tick', 6000],
      ],
      'silent',
      ['silent', false],
    ],
    ['is silent after 6 s without a value', [...receiving, ['tick', 8000]], 'silent', ['silent', false]],
    ['is not silent before', [...receiving, ['tick', 7999]], 'receiving', ['connected', false]],
    [
      'receives again after subscribing again',
      [...receiving, ['tick', 8000], ['value', 9000]],
      'receiving',
      ['connected', false],
    ],
    [
      'connects again when that brings nothing',
      [...receiving, ['tick', 8000], ['tick', 12_000]],
      'lost',
      ['silent', false],
    ],
    ['connects again when that fails', [...receiving, ['tick', 8000], ['fails', 8100]], 'lost', ['silent', false]],
    ['looks for a lost strap', [...receiving, ['disconnected', 3000]], 'lost', ['reconnecting', false]],
    [
      'believes a value more than a lost connection',
      [...receiving, ['disconnected', 3000], ['value', 3500]],
      'receiving',
      ['connected', false],
    ],
    ['gives up what is no strap', [['is no strap', 500]], 'refused', 'not-a-strap'],
    [
      'tries again what was a strap',
      [...receiving, ['disconnected', 3000], ['tick', 4000], ['is no strap', 4100]],
      'lost',
      ['unanswered', false],
    ],
    ['leaves a try its end when the strap disconnects', [['disconnected', 500]], 'connecting', ['connecting', false]],
  ])('%s', (_, steps, phase, words) => {
    const link = after(...steps)
    expect([link.phase, said(link)]).toEqual([phase, words])
  })

  it('gives up on a strap that never sent a value after three tries', () => {
    let link = openStrapLink(0)
    let now = 0
    for (let step = 0; step < 20 && link.phase !== 'refused'; step += 1) {
      now = link.until
      link = strapLinkReducer(link, { type: 'ticked', now })
    }
    expect([said(link), now]).toEqual(['not-reached', 10_000 + 1000 + 10_000 + 2000 + 10_000])
  })

  it('keeps searching for one that did, with growing pauses, and offers another after three tries', () => {
    let link = after(...receiving, ['disconnected', 3000])
    const pauses: number[] = []
    const offers: boolean[] = []
    for (let now = 3000; pauses.length < 7;) {
      if (link.phase === 'refused') throw new Error('gave up')
      if (link.phase === 'lost') {
        pauses.push(link.until - now)
        offers.push(strapStateOf(link).offersAnother)
      }
      now = link.until
      link = strapLinkReducer(link, { type: 'ticked', now })
    }
    expect(pauses).toEqual([1000, 1000, 2000, 4000, 8000, 10_000, 10_000])
    expect(offers).toEqual([false, false, false, true, true, true, true])
  })

  it('counts the tries for a strap that connects and stays silent', () => {
    let link = after(['subscribed', 1000])
    let now = 1000
    for (let step = 0; step < 30 && link.phase !== 'refused'; step += 1) {
      now = link.until
      link = strapLinkReducer(link, { type: 'ticked', now })
      if (link.phase === 'connecting') link = strapLinkReducer(link, { type: 'subscribed', now: now + 500 })
    }
    expect(said(link)).toBe('not-reached')
  })

  it.each<[string, readonly Step[], boolean]>([
    ['5 s', seconds(2, 8, 'value off the skin'), false],
    ['more than 5 s', seconds(2, 9, 'value off the skin'), true],
    [
      '3 s, twice',
      [...seconds(2, 6, 'value off the skin'), ['value', 6000], ...seconds(7, 11, 'value off the skin')],
      false,
    ],
    ['long, and then has contact', [...seconds(2, 20, 'value off the skin'), ['value', 20_000]], false],
  ])('rates a strap that reports no contact for %s as off the skin: %j', (_, steps, expected) => {
    expect(said(after(['subscribed', 1000], ...steps))).toEqual([expected ? 'off-skin' : 'connected', false])
  })

  it.each<[string, readonly Step[], Step]>([
    ['an unexpected subscription', receiving, ['subscribed', 3000]],
    ['an unexpected failure', receiving, ['fails', 3000]],
    ['a strap that is disconnected again', [...receiving, ['disconnected', 3000]], ['disconnected', 3100]],
    ['anything after it was refused', [['is no strap', 500]], ['value', 600]],
  ])('ignores %s', (_, steps, step) => {
    const link = after(...steps)
    expect(strapLinkReducer(link, eventOf(step))).toBe(link)
  })
})
