import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { verifyAudit } from '@repo/api-client/audit/endpoints'
import { formatCount } from '@repo/domain/core/number-format'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { useMutation } from '@tanstack/react-query'

import { useServices } from '../../app/services-context.ts'

export function AuditCheck() {
  const { t } = useLingui()
  const { client } = useServices()
  const check = useMutation({ mutationFn: () => client.call(verifyAudit, {}) })
  const button = (
    <Button icon="shield" onClick={() => check.mutate()} loading={check.isPending}>
      {t`Check now`}
    </Button>
  )
  if (check.isError) {
    return (
      <Banner tone="danger" title={t`Couldn't check the audit log`} action={button} announce>
        {t`Try again in a moment.`}
      </Banner>
    )
  }
  if (check.data === undefined) {
    return (
      <Banner title={t`Each entry is linked to the one before it`} action={button}>
        {t`Changing or removing an entry in the database breaks the chain.`}
      </Banner>
    )
  }
  const { entries, brokenAt } = check.data
  if (brokenAt !== null) {
    const number = formatCount(brokenAt)
    return (
      <Banner tone="danger" title={t`Entry ${number} was changed or removed in the database`} action={button} announce>
        {t`Compare the entries from there on with an earlier export of the audit log.`}
      </Banner>
    )
  }
  const count = formatCount(entries)
  return (
    <Banner tone="success" title={t`No entries were altered`} action={button} announce>
      {t`${plural(entries, { one: `${count} entry is unchanged.`, other: `All ${count} entries are unchanged.` })}`}
    </Banner>
  )
}
