import { t } from '@lingui/core/macro'
import type { Feature, Permission } from '@repo/domain/people/permissions'
import { redirect } from '@tanstack/react-router'

import { toasts } from '../toasts.ts'
import { useSessionStore } from './session-store.ts'

interface Opening {
  /** Whether the page is only preloaded. */
  readonly preload: boolean
}

const toHome = (title: string, { preload }: Opening) => {
  if (!preload) toasts.show({ tone: 'warning', title })
  return redirect({ to: '/' })
}

/** Redirects to the home page with a notice if the role or the center lacks access. The login redirect is elsewhere. */
export const allowedTo =
  (permission: Permission | null, feature: Feature | null = null) =>
  (opening: Opening): void => {
    const { session } = useSessionStore.getState()
    if (session === null) return
    if (permission !== null && !session.permissions.includes(permission))
      throw toHome(t`That page isn't for your role`, opening)
    if (feature !== null && !session.features_enabled.includes(feature))
      throw toHome(t`Your center doesn't have that page`, opening)
  }
