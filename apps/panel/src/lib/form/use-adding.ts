import { useNavigate } from '@tanstack/react-router'

import { useSession } from '../../app/session/session-store.ts'

type Permission = ReturnType<typeof useSession>['permissions'][number]

/** Whether the URL asks for the creation form and the user may create. */
export const useAdding = (add: true | undefined, permission: Permission) => {
  const mayAdd = useSession().permissions.includes(permission)
  const navigate = useNavigate()
  const open = (): void => void navigate({ to: '.', search: (before) => ({ ...before, add: true }) })
  const close = (): void => {
    if (add === true) void navigate({ to: '.', search: (before) => ({ ...before, add: undefined }), replace: true })
  }
  return { mayAdd, isAdding: add === true && mayAdd, open, close }
}
