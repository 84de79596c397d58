import { expect, it } from 'vitest'

import { DISPLAY_GRANT } from '../../testing/realtime/start-realtime-server.ts'
import { createRealtime } from './hosted-realtime.ts'

const config = {
  signingKey: 'a-signing-key-0123456789-0123456789',
  publicUrl: 'https://gym.example',
  log: { info: () => {}, warn: () => {}, fault: () => {} },
}

it.each([
  { service: 'the embedded endpoint', ablyApiKey: null, kid: 'latido.embedded', endpoint: 'gym.example' },
  { service: 'Ably', ablyApiKey: 'app.key:secret', kid: 'app.key', endpoint: undefined },
])('the key $ablyApiKey selects the $service service', async ({ ablyApiKey, kid, endpoint }) => {
  const realtime = createRealtime({ ...config, ablyApiKey })
  const { token } = await realtime.token(DISPLAY_GRANT)
  const header: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
  expect(header).toMatchObject({ kid })
  expect(realtime.clientOptions().endpoint).toBe(endpoint)
  expect(realtime.handlesUpgrade('/?v=6&access_token=x')).toBe(ablyApiKey === null)
  await realtime.close()
})
