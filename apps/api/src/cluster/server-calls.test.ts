import { describe, expect, it } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { startNatsPeer, whyNoNats } from '../../testing/nats-peer.ts'
import { connectNats } from './connect-nats.ts'
import { parseNatsUrl } from './nats-address.ts'
import { createOwnerCalls } from './server-calls.ts'

describe.skipIf(whyNoNats !== null)('a call to the server that holds a class', () => {
  const open = async (patience?: number) => {
    const address = parseNatsUrl((await startNatsPeer()).url)
    if (address === null) throw new Error('no address')
    const [createStatementRunner, having] = [await connectNats(address), await connectNats(address)]
    atEnd(async () => {
      await Promise.all([createStatementRunner.close(), having.close()])
    })
    return {
      createStatementRunner: createOwnerCalls(createStatementRunner, patience),
      having: createOwnerCalls(having),
      flush: () => having.flush(),
    }
  }

  it('returns its answer, and null after the class was released', async () => {
    const { createStatementRunner, having, flush } = await open()
    const stop = having.answer('a', async (call) => ({ received: call }))
    await flush()
    expect(await createStatementRunner.ask('a', { kind: 'sums' })).toEqual({ received: { kind: 'sums' } })
    expect(await createStatementRunner.ask('b', {})).toBeNull()
    await stop()
    await flush()
    expect(await createStatementRunner.ask('a', {})).toBeNull()
  })

  it('is completed before the class is released', async () => {
    const { createStatementRunner, having, flush } = await open()
    const begun = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<object>()
    const stop = having.answer('a', () => {
      begun.resolve()
      return finish.promise
    })
    await flush()
    const answer = createStatementRunner.ask('a', {})
    await begun.promise
    const stopped = stop()
    finish.resolve({ done: true })
    await stopped
    expect(await answer).toEqual({ done: true })
  })

  it('fails with a time to retry when the other server is silent', async () => {
    const { createStatementRunner, having, flush } = await open(100)
    having.answer('a', () => new Promise(() => {}))
    await flush()
    await expect(createStatementRunner.ask('a', {})).rejects.toMatchObject({
      code: 'unavailable',
      detail: { retryAfterSeconds: 1 },
    })
  })
})
