import type { Context } from '../../app/context.ts'
import { DEMO_HOST } from '../../demo/create-demo-center.ts'
import { centerAt } from './center-at.ts'

/** The center whose panel somebody reaches at a host, in any case, or null. */
export const centerReachedAt = async ({ db, config }: Pick<Context, 'db' | 'config'>, host: string) => {
  const named = await centerAt(db, host.toLowerCase())
  // whoever sits at this machine may call it what they like: a name of the local network, or a made-up one
  return named ?? (config.isOnLoopback ? centerAt(db, DEMO_HOST) : null)
}
