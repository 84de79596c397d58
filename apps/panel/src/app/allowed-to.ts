import type { Permission } from '@repo/domain/permissions'
import { redirect } from '@tanstack/react-router'

import { useSessionStore } from './session-store.ts'

/** Sends who may not see a screen to the first one; who is not signed in is sent to the login elsewhere. */
export const allowedTo = (permission: Permission): void => {
  const { session } = useSessionStore.getState()
  if (session !== null && !session.permissions.includes(permission)) throw redirect({ to: '/' })
}
