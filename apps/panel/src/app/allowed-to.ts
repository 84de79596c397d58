import { t } from '@lingui/core/macro'
import { isMenuItemVisible, type MenuItem } from '@repo/domain/menu'
import { FEATURES, type Permission } from '@repo/domain/permissions'
import { redirect } from '@tanstack/react-router'

import { useSessionStore } from './session-store.ts'
import { toasts } from './toasts.ts'

interface Opening {
  /** Whether the page is only looked at before a press. */
  readonly preload: boolean
}

const toHome = (title: string, { preload }: Opening) => {
  if (!preload) toasts.show({ tone: 'warning', title })
  return redirect({ to: '/' })
}

/** Sends who may not see a page to the first one and says so; who is not signed in is sent to the login elsewhere. */
export const allowedTo =
  (permission: Permission) =>
  (opening: Opening): void => {
    const { session } = useSessionStore.getState()
    if (session !== null && !session.permissions.includes(permission))
      throw toHome(t`That page isn't for your role`, opening)
  }

/** The same for a page of the menu that also takes a feature of the center. */
export const allowedInMenu =
  (item: MenuItem) =>
  (opening: Opening): void => {
    const { session } = useSessionStore.getState()
    if (session === null) return
    const { permissions, features_enabled: features } = session
    if (isMenuItemVisible(item, { permissions, features })) return
    const isOfRole = !isMenuItemVisible(item, { permissions, features: [...FEATURES] })
    throw toHome(isOfRole ? t`That page isn't for your role` : t`Your center doesn't have that page`, opening)
  }
