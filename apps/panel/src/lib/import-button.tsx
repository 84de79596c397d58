import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'
import { useNavigate } from '@tanstack/react-router'

import { useSession } from '../app/session/session-store.ts'
import { useIsPhone } from './list/use-is-phone.ts'

/** Opens a new import in place of the list, for those who may create users. */
export function ImportButton({ label }: { label: string }) {
  const { permissions } = useSession()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  if (!permissions.includes('user_create')) return null
  const open = () => void navigate({ to: '.', search: (before) => ({ ...before, import: 'new' }) })
  return isPhone ? (
    <IconButton tone="neutral" icon="table" label={label} onClick={open} />
  ) : (
    <Button icon="table" onClick={open}>
      {label}
    </Button>
  )
}
