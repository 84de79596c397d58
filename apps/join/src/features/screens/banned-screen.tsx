import { useLingui } from '@lingui/react/macro'
import type { JoinedClass } from '@repo/domain/classes/phone-life'
import { Button } from '@repo/ui/button'
import { EmptyState } from '@repo/ui/empty-state'

import { leaveClass } from '../../app/run-phone.ts'
import { middle } from '../join.css.ts'

export function BannedScreen({ joined, mayReturn }: { joined: JoinedClass; mayReturn: boolean }) {
  const { t } = useLingui()
  const { trainingName } = joined
  return (
    <div className={middle}>
      <EmptyState
        icon={mayReturn ? 'logout' : 'ban'}
        level={1}
        title={mayReturn ? t`You are no longer in ${trainingName}` : t`You were removed from ${trainingName}`}
        text={
          mayReturn
            ? t`What you trained until now counts. You can join again while the class lasts.`
            : t`Your session so far counts. Talk to your coach if you think this is a mistake.`
        }
        action={<Button onClick={leaveClass}>{mayReturn ? t`Join again` : t`Back`}</Button>}
      />
    </div>
  )
}
