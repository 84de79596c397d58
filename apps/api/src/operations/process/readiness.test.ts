import { expect, it } from 'vitest'

import { startTestServer } from '../../../testing/test-server.ts'
import { createReadiness } from './readiness.ts'

const answerOf = async (url: string) => {
  const answer = await fetch(url)
  const body = (await answer.json()) as { readonly status?: string; readonly code?: string }
  return [answer.status, body.status ?? body.code]
}

it('a draining server is healthy but not ready', async () => {
  const { context, url } = await startTestServer()
  expect(await answerOf(`${url}/readyz`)).toEqual([200, 'ready'])
  await context.readiness.drain(0)
  expect(await answerOf(`${url}/readyz`)).toEqual([503, 'draining'])
  expect(await answerOf(`${url}/healthz`)).toEqual([200, 'ok'])
})

it('a second drain ends the wait of the first', async () => {
  const readiness = createReadiness()
  const order: string[] = []
  const first = readiness.drain(2 ** 31 - 1).then(() => order.push('first'))
  expect([readiness.isDraining(), order]).toEqual([true, []])
  await readiness.drain(2 ** 31 - 1)
  await first
  expect(order).toEqual(['first'])
})
