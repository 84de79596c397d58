import { createRealtimeToken } from '@repo/api-client/classes/realtime-config'

import type { DemoStaff } from './demo-center.ts'

type TokenDone = (error: string | null, token: string | null) => void

export const handToken = async ({ client }: DemoStaff, done: TokenDone): Promise<void> => {
  try {
    const { token } = await client.call(createRealtimeToken, {})
    done(null, token)
  } catch (error) {
    done(String(error), null)
  }
}
