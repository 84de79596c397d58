import { t } from '@lingui/core/macro'
import { redirect } from '@tanstack/react-router'

import { screenAt, type ScreenPath } from '../areas.ts'
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
  (path: ScreenPath) =>
  (opening: Opening): void => {
    const { session } = useSessionStore.getState()
    const { permission, feature } = screenAt(path) ?? {}
    if (session === null) return
    if (permission !== undefined && !session.permissions.includes(permission))
      throw toHome(t`That page isn't for your role`, opening)
    if (feature !== undefined && !session.features_enabled.includes(feature))
      throw toHome(t`Your center doesn't have that page`, opening)
  }
