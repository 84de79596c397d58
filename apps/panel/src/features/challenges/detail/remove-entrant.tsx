import { useLingui } from '@lingui/react/macro'
import type { Entrant } from '@repo/api-client/challenges/entrant-page'
import { removeEntrant } from '@repo/api-client/challenges/entrants'
import { challengeQueries } from '@repo/api-client/challenges/queries'
import { toastTimes } from '@repo/domain/time/durations'

import { useServices } from '../../../app/services-context.ts'
import { ConfirmAction } from '../../../lib/confirm-action.tsx'
import { useSaved } from '../../../lib/use-saved.ts'

interface RemoveEntrantProps {
  uuid: string
  entrant: Entrant
  onClose: () => void
}

export function RemoveEntrant({ uuid, entrant, onClose }: RemoveEntrantProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const { name } = entrant
  const remove = useSaved(
    (_: void, keys) =>
      client.call(removeEntrant, { params: { uuid, user: entrant.uuid }, body: { source: 'admin' }, keys }),
    {
      invalidates: [challengeQueries.all],
      notice: () => t`${name} was removed from the challenge`,
      gone: () => t`${name} is no longer in the challenge`,
      duration: toastTimes.short,
    },
  )
  return (
    <ConfirmAction
      title={t`Remove ${name} from the challenge?`}
      text={t`They lose what they've earned in it. Their sessions are kept.`}
      label={t`Remove`}
      action={remove}
      onClose={onClose}
    />
  )
}
