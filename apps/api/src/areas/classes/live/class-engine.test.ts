import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { CLASS_START, someLiveClass } from '../../../../testing/factories/some-live-class.ts'
import { createClassEngine, type EngineOptions } from './class-engine.ts'

const SECOND = 1000

const started = (change: Partial<EngineOptions> = {}) => {
  const packets: { readonly at: number; readonly channel: string }[] = []
  const faults: string[] = []
  const engine = createClassEngine({
    db: null as never,
    fenced: () => Promise.reject(new Error('the database is away')),
    clock: { now: () => Date.now(), steady: () => performance.now() },
    log: { info: () => {}, fault: (_: unknown, event: string) => void faults.push(event) } as never,
    realtime: {
      publish: async (channel) => {
        if (!channel.includes(':staff:')) packets.push({ at: Date.now() - CLASS_START, channel })
      },
    },
    mayPublish: () => true,
    maxRowsPerInsert: 100,
    ...change,
  })
  return { engine, packets, faults, times: () => packets.map(({ at }) => at) }
}

describe('the class engine', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: CLASS_START })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('sends packets only once it runs', async () => {
    const { engine, packets } = started()
    engine.open(someLiveClass())
    await vi.advanceTimersByTimeAsync(5 * SECOND)
    expect(packets).toEqual([])
    engine.run()
    await vi.advanceTimersByTimeAsync(2 * SECOND)
    expect(packets).toHaveLength(2)
    await engine.close()
  })

  it('sends each class its packet at whole seconds from its own start', async () => {
    const { engine, packets } = started()
    engine.run()
    engine.open(someLiveClass({ configuredAt: CLASS_START - 59_700 }))
    engine.open(someLiveClass({ uuid: 'other', channel: 'elsewhere', configuredAt: CLASS_START - 10_000 }))
    await vi.advanceTimersByTimeAsync(2_500)
    expect(packets).toEqual([
      { at: 300, channel: 'channel' },
      { at: 1_000, channel: 'elsewhere' },
      { at: 1_300, channel: 'channel' },
      { at: 2_000, channel: 'elsewhere' },
      { at: 2_300, channel: 'channel' },
    ])
    await engine.close()
  })

  it('does not drift after a late tick, and waits for a class with a configuration time in the future', async () => {
    const { engine, times } = started()
    engine.run()
    engine.open(someLiveClass({ configuredAt: CLASS_START + 400 }))
    await vi.advanceTimersByTimeAsync(1_500)
    vi.setSystemTime(Date.now() + 350)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(times()).toEqual([400, 1_400, 2_750, 3_400])
    await engine.close()
  })

  it('ends a class at its end, even between whole seconds, and retries if that fails', async () => {
    const { engine, times, faults } = started()
    engine.run()
    engine.open(someLiveClass({ configuredAt: CLASS_START, finishAt: CLASS_START + 2_250 }))
    await vi.advanceTimersByTimeAsync(3_100)
    expect(times()).toEqual([1_000, 2_000, 2_250, 3_000])
    expect(faults).toEqual(['end-class', 'end-class'])
    expect(engine.find('class')).not.toBeNull()
    await engine.close()
  })

  it('continues after a failed tick', async () => {
    const away = new Error('no answer')
    const { engine, faults } = started({
      mayPublish: () => {
        throw away
      },
    })
    engine.run()
    engine.open(someLiveClass({ configuredAt: CLASS_START }))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(faults).toEqual(['tick', 'tick'])
    await engine.close()
  })

  it('ticks one given class or all classes on demand', async () => {
    const { engine, packets } = started()
    engine.open(someLiveClass())
    engine.open(someLiveClass({ uuid: 'other', channel: 'elsewhere' }))
    await engine.tick('other')
    expect(packets.map(({ channel }) => channel)).toEqual(['elsewhere'])
    await engine.tick()
    expect(packets.map(({ channel }) => channel)).toEqual(['elsewhere', 'channel', 'elsewhere'])
    await engine.close()
  })

  it('sends each packet to the displays and to the staff of the class', async () => {
    const channels: string[] = []
    const publish: EngineOptions['realtime']['publish'] = async (channel) => void channels.push(channel)
    const { engine } = started({ realtime: { publish } })
    engine.open(someLiveClass())
    await engine.tick()
    expect(channels).toEqual(['channel', 'branch:branch:staff:class'])
    await engine.close()
  })

  it('sends no packet while another server may own the class', async () => {
    const { engine, packets } = started({ mayPublish: () => false })
    engine.open(someLiveClass())
    await engine.tick()
    expect(packets).toEqual([])
    await engine.close()
  })
})
