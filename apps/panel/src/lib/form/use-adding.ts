import { useNavigate } from '@tanstack/react-router'

import type { ScreenPath } from '../../app/areas.ts'
import { useScreens } from '../../app/use-screens.ts'

/** The form that a screen creates with: whether its URL asks for it, and its button if the user may create. */
export const useAdding = (path: ScreenPath, add: true | undefined) => {
  const create = useScreens().find((screen) => screen.path === path)?.create ?? null
  const navigate = useNavigate()
  const open = (): void => void navigate({ to: '.', search: (before) => ({ ...before, add: true }) })
  const close = (): void => {
    if (add === true) void navigate({ to: '.', search: (before) => ({ ...before, add: undefined }), replace: true })
  }
  const button = create === null ? undefined : { label: create.label, onAdd: open }
  return { button, isAdding: add === true && create !== null, close }
}
