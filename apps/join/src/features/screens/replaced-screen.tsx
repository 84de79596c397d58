import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { EmptyState } from '@repo/ui/empty-state'

import { leaveClass } from '../../app/run-phone.ts'
import { middle } from '../join.css.ts'

export function ReplacedScreen() {
  const { t } = useLingui()
  return (
    <div className={middle}>
      <EmptyState
        icon="user"
        level={1}
        title={t`You continued on another phone`}
        text={t`This phone is no longer measuring. If that wasn't you, tell your coach.`}
        action={<Button onClick={leaveClass}>{t`Back`}</Button>}
      />
    </div>
  )
}
