import { describe, expect, it } from 'vitest'

import { countLostSeconds } from './lost-seconds.ts'

const NOW = 1_795_000_000_000

const counting = (classUuid: string | null = 'class') => {
  const lost = countLostSeconds()
  lost.onPlan(classUuid, [{ strap: 'ble:A09E1A8C4AA3', want: 'link', same: ['ant:730926'] }])
  const count = (strap: string, from: number, to: number, isReceived: (second: number) => boolean = () => true) => {
    for (let second = from; second < to; second += 1) if (isReceived(second)) lost.onCounted(strap, NOW + second * 1000)
  }
  return { ...lost, count }
}

describe('lost seconds', () => {
  it('are none of a strap that was always received', () => {
    const lost = counting()
    lost.count('ant:1', 0, 600)
    expect(lost.worst(5)).toEqual([])
  })

  it('are a share of the seconds between the first and the last', () => {
    const lost = counting()
    lost.count('ant:1', 300, 900, (second) => second % 10 !== 5)
    expect(lost.worst(5)).toEqual([{ strap: 'ant:1', percent: 10 }])
  })

  it('are not judged within two minutes, and not in longer gaps', () => {
    const lost = counting()
    lost.count('ant:1', 0, 100, (second) => second % 2 === 0)
    lost.count('ant:2', 0, 300)
    lost.count('ant:2', 361, 600)
    expect(lost.worst(5)).toEqual([])
    lost.count('ant:2', 659, 700)
    expect(lost.worst(5)).toEqual([{ strap: 'ant:2', percent: 9 }])
  })

  it('are filled by the other radio of the strap', () => {
    const lost = counting()
    lost.count('ant:730926', 0, 600, (second) => second % 2 === 0)
    lost.count('ble:A09E1A8C4AA3', 0, 600, (second) => second % 2 === 1)
    expect(lost.worst(5)).toEqual([])
  })

  it('are filled by seconds that arrive late', () => {
    const lost = counting()
    lost.count('ant:1', 30, 300)
    lost.count('ant:1', 0, 30)
    expect(lost.worst(5)).toEqual([])
  })

  it('are listed by share, at most as many as wanted', () => {
    const lost = counting()
    for (const [strap, step] of [
      ['ant:1', 10],
      ['ant:2', 5],
      ['ant:3', 20],
    ] as const)
      lost.count(strap, 0, 600, (second) => second % step !== 1)
    expect(lost.worst(2).map(({ strap }) => strap)).toEqual(['ant:2', 'ant:1'])
  })

  it('begin again with the next class, and are none without a class', () => {
    const lost = counting()
    lost.count('ant:1', 0, 600, (second) => second % 2 === 0)
    lost.onPlan('next', [])
    expect(lost.worst(5)).toEqual([])
    lost.onPlan(null, [])
    lost.count('ant:1', 0, 600, (second) => second % 2 === 0)
    expect(lost.worst(5)).toEqual([])
  })
})
