import { checkSetup, setUpCenter } from '@repo/api-client/setup/set-up-center'
import { beforeAll, describe, expect, it } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { firstCenter } from '../../../testing/calls/setup-calls.ts'
import { freePort, startChild } from '../../../testing/child-server.ts'
import { startNatsPeer, whyNoNats } from '../../../testing/nats-peer.ts'
import { createServerDatabase } from '../../../testing/test-database.ts'
import { createClient } from '../../../testing/wire-client.ts'

const { TEST_DATABASE_URL: databaseUrl = '' } = process.env

describe.skipIf(databaseUrl === '' || whyNoNats !== null)('the setup links of servers that start together', () => {
  let environment: Record<string, string>
  beforeAll(async () => {
    const database = await createServerDatabase(databaseUrl)
    atEnd(database.drop)
    const { url: natsUrl } = await startNatsPeer()
    const key = Buffer.alloc(32, 7).toString('base64')
    environment = { DATABASE_URL: database.url, NATS_URL: natsUrl, INSTALLATION_KEY: key, DEMO: '0' }
  })

  const start = async () => {
    const port = await freePort()
    const child = startChild({ ...environment, PORT: String(port) })
    await child.says('Stop with Ctrl+C')
    const [, token = ''] = /\/setup#([\w-]+)/.exec(child.output()) ?? []
    return { child, token, client: createClient({ baseUrl: `http://localhost:${port}`, headers: () => ({}) }) }
  }
  type Started = Awaited<ReturnType<typeof start>>
  const isGoodAt = ({ client }: Started, { token }: Started): Promise<boolean> =>
    client.call(checkSetup, { body: { token } }).then(
      () => true,
      () => false,
    )

  it('work on every server, end with a killed server at the next start, and all end after the setup', async () => {
    const [one, two] = await Promise.all([start(), start()])
    expect(one.token).not.toBe(two.token)
    expect(await Promise.all([isGoodAt(one, one), isGoodAt(one, two), isGoodAt(two, one), isGoodAt(two, two)])).toEqual(
      [true, true, true, true],
    )
    one.child.kill('SIGKILL')
    await one.child.ended
    const again = await start()
    expect(await Promise.all([isGoodAt(two, one), isGoodAt(two, two), isGoodAt(two, again)])).toEqual([
      false,
      true,
      true,
    ])
    await again.client.call(setUpCenter, { body: { ...firstCenter, hosts: ['gym.test'], token: two.token } })
    const refused = two.client.call(setUpCenter, { body: { ...firstCenter, hosts: ['gym.test'], token: again.token } })
    await expect(refused).rejects.toMatchObject({ code: 'already-set-up' })
    for (const { child } of [two, again]) {
      child.kill('SIGKILL')
      await child.ended
    }
  })
})
