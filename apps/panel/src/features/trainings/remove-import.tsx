import { useLingui } from '@lingui/react/macro'
import { memberQueries } from '@repo/api-client/members/queries'
import { trainingQueries } from '@repo/api-client/trainings/queries'
import { removeTraining, type Training } from '@repo/api-client/trainings/training'
import { Button } from '@repo/ui/button'
import { useState } from 'react'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { ConfirmAction } from '../../lib/confirm-action.tsx'
import { useSaved } from '../../lib/use-saved.ts'

interface RemoveImportProps {
  training: Pick<Training, 'uuid' | 'deviceType' | 'classUuid'>
  onLeave: () => void
}

export function RemoveImport({ training, onLeave }: RemoveImportProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const { permissions } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useSaved(
    async () => {
      await client.call(removeTraining, { params: { uuid: training.uuid } })
      // before the refetch, because the deleted training can't be loaded
      onLeave()
    },
    {
      invalidates: [trainingQueries.all, memberQueries.all],
      notice: () => t`Import undone`,
      gone: () => t`This session no longer exists`,
    },
  )
  const isImport = training.deviceType === 'import' && training.classUuid === null
  if (!isImport || !permissions.includes('user_edit')) return null
  return (
    <>
      <Button tone="danger" icon="trash" onClick={() => setIsAsking(true)}>
        {t`Remove import`}
      </Button>
      {isAsking && (
        <ConfirmAction
          title={t`Remove this imported session?`}
          text={t`It will no longer count in statistics. You can import it again from its file.`}
          label={t`Remove import`}
          action={remove}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
