import { ApiError, apiErrorOf } from '@repo/api-client/core/api-error'
import { expect, it, vi } from 'vitest'

import { patiently } from './patiently.ts'

const { signal } = new AbortController()
const busy = apiErrorOf(429, { code: 'rate-limited', message: 'wait' }, 7)

it('waits as long as it is asked to, as often as it is asked to', async () => {
  const wait = vi.fn<() => Promise<undefined>>(async () => undefined)
  const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(busy).mockRejectedValueOnce(busy)
  call.mockResolvedValueOnce('in')
  await expect(patiently(call, signal, wait as never)).resolves.toBe('in')
  expect(wait.mock.calls).toEqual([
    [7000, undefined, { signal }],
    [7000, undefined, { signal }],
  ])
})

it('takes any other refusal as the answer', async () => {
  const refused = new ApiError(404, { code: 'member-unknown', message: '' })
  const call = vi.fn<() => Promise<never>>().mockRejectedValue(refused)
  await expect(patiently(call, signal)).rejects.toBe(refused)
  expect(call).toHaveBeenCalledOnce()
})

it('stops waiting when it is told to', async () => {
  const stopped = AbortSignal.abort()
  await expect(patiently(() => Promise.reject(busy), stopped)).rejects.toMatchObject({ name: 'AbortError' })
})
