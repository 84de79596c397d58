import type { NatsAddress } from '../lib/config.ts'

/** Null unless the text is a list such as `nats://user:password@one:4222,nats://two:4222`. */
export const parseNatsUrl = (text: string): NatsAddress | null => {
  const urls = text.split(',').map((part) => (URL.canParse(part.trim()) ? new URL(part.trim()) : null))
  const [first] = urls
  if (first === undefined || first === null) return null
  if (!urls.every((url) => url !== null && /^(?:nats|tls):$/.test(url.protocol) && url.hostname !== '')) return null
  const [user, pass] = [decodeURIComponent(first.username), decodeURIComponent(first.password)]
  const named = pass === '' ? { token: user } : { user, pass }
  return {
    servers: urls.map((url) => `${url?.hostname}:${url?.port || '4222'}`),
    credentials: user === '' ? null : named,
    usesTls: first.protocol === 'tls:',
  }
}
