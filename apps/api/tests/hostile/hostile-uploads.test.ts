import { existsSync, readFileSync } from 'node:fs'

import { listMembers } from '@repo/api-client/members/list-members'
import { importTraining } from '@repo/api-client/members/member-trainings'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import { recordingLimits } from '@repo/domain/trainings/training-limits'
import { bySize } from '@repo/test-size'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { type ChildGym, joinAt, signInAt, startFirstClass } from '../../testing/child-gym.ts'
import { type ChildServer, freePort, startChild } from '../../testing/child-server.ts'
import { demoFolder } from '../../testing/data-folder.ts'
import { someRecording } from '../../testing/some-recording.ts'

/** A single round didn't always kill a server that parsed the files in its own process. */
const ROUNDS = bySize({ small: 1, full: 4, night: 4 })
const AT_ONCE = 4

const importerOf = async ({ staff }: ChildGym) => {
  const members = (await staff.call(listMembers, { query: {} })) as { data: { user_uuid: string }[] }
  const { data: types } = await staff.call(listTrainingTypes, {})
  const params = { uuid: members.data[0]?.user_uuid ?? '' }
  const body = { training_type_uuid: types[0]?.training_type_uuid ?? '' }
  return (file: Blob): Promise<unknown> =>
    staff.call(importTraining, { params, body, file }).then(
      () => 'imported',
      (error: unknown) => error,
    )
}

const childrenOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((child) => child !== '')

describe('a server with a running class', () => {
  let server: ChildServer
  let gym: ChildGym
  let send: (file: Blob) => Promise<unknown>
  beforeAll(async () => {
    const port = await freePort()
    server = startChild({ DATA_DIR: await demoFolder(), PORT: String(port), DEMO: '1' })
    await server.ready
    gym = await signInAt(`http://127.0.0.1:${port}`)
    send = await importerOf(gym)
  })

  it('refuses concurrent uploads of nested tags and serves phones meanwhile', async () => {
    const { room } = await startFirstClass(gym)
    const phone = await joinAt(gym, room, '100001')
    const bomb = new File([Buffer.alloc(recordingLimits.bytes, '<a>')], 'x.tcx')
    const over = new AbortController()
    const attack = async () => {
      const outcomes: unknown[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        outcomes.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => send(bomb)))))
      }
      over.abort()
      return outcomes
    }
    const attacking = attack()
    let sent = 0
    for (; !over.signal.aborted; sent += 1) await phone.send(sent, { at: phone.start + sent, hr: 120 })
    expect(sent).toBeGreaterThan(0)
    const refusal = { status: 422, code: 'recording-unreadable' }
    expect(await attacking).toMatchObject(Array.from({ length: ROUNDS * AT_ONCE }, () => refusal))
    expect(await send(someRecording())).toBe('imported')
  })

  it.runIf(process.platform === 'linux')('leaves no child process when killed', async () => {
    expect(await send(someRecording())).toBe('imported')
    const children = childrenOf(server.pid)
    expect(children).toHaveLength(1)
    server.kill('SIGKILL')
    expect((await server.ended).errors).toBe('')
    await vi.waitFor(() => expect(children.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]), {
      timeout: 10_000,
    })
  })
})
