import { searchCenter } from '@repo/api-client/auth/search-center'
import { listOpenClasses } from '@repo/api-client/classes/join-class'
import { type Client, createClient } from '@repo/api-client/core/client'
import type { ResponseOf } from '@repo/api-client/core/endpoint'
import { sessionHeaders } from '@repo/api-client/core/headers'

export type OpenClass = ResponseOf<typeof listOpenClasses>['classes'][number]

export const centerKeyOf = async (origin: string, more: Readonly<Record<string, string>> = {}): Promise<string> => {
  const anonymous = createClient({ baseUrl: origin, headers: () => more })
  return (await anonymous.call(searchCenter, { params: { host: new URL(origin).hostname } })).key
}

export const centerClient = async (origin: string, more: Readonly<Record<string, string>> = {}): Promise<Client> => {
  const centerKey = await centerKeyOf(origin, more)
  return createClient({
    baseUrl: origin,
    headers: () => ({ ...sessionHeaders({ centerKey, language: 'en' }), ...more }),
  })
}

const WAIT_MS = 2000

export const findOpenClass = async (
  client: Client,
  room: string | null,
  report: (line: string) => void,
): Promise<OpenClass> => {
  for (let tries = 0; ; tries += 1) {
    const { classes } = await client.call(listOpenClasses, { query: {} })
    const open = classes.find((one) => room === null || one.roomName === room || one.roomUuid === room)
    if (open !== undefined) return open
    if (tries === 0) report('No class is open yet. Start one in RookRemote. Waiting…')
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
}
