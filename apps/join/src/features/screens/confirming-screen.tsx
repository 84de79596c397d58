import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { EmptyState } from '@repo/ui/empty-state'
import { Spinner } from '@repo/ui/spinner'
import { Stack } from '@repo/ui/stack'

import { changeForm, dispatch } from '../../app/phone-store.ts'
import { middle } from '../join.css.ts'

export function ConfirmingScreen({ isRefused }: { isRefused: boolean }) {
  const { t } = useLingui()
  const withCode = () => {
    changeForm({ way: 'code' })
    dispatch({ type: 'form-chosen' })
  }
  return (
    <div className={middle}>
      <Stack gap="xl" align="center">
        <EmptyState
          icon={isRefused ? 'ban' : 'user'}
          level={1}
          title={isRefused ? t`This phone wasn't allowed to join` : t`You're already in this class on another phone`}
          text={
            isRefused
              ? t`Join with your sign-in code, or talk to your coach.`
              : t`Confirm on that phone or ask your coach. If it's disconnected, you can continue here in about 30 seconds.`
          }
          action={<Button onClick={withCode}>{t`Use my sign-in code`}</Button>}
        />
        {!isRefused && <Spinner size="s" />}
      </Stack>
    </div>
  )
}
