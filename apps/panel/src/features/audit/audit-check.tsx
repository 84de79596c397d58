import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { verifyAudit } from '@repo/api-client/audit/audit-endpoints'
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
      <Banner tone="danger" title={t`The audit could not be checked`} action={button} announce>
        {t`Try again in a moment.`}
      </Banner>
    )
  }
  if (check.data === undefined) {
    return (
      <Banner title={t`Each entry is chained to the one before`} action={button}>
        {t`Whoever changes or removes one in the database breaks the chain.`}
      </Banner>
    )
  }
  const { entries, brokenAt } = check.data
  if (brokenAt !== null) {
    const number = formatCount(brokenAt)
    return (
      <Banner tone="danger" title={t`Entry ${number} was changed or removed in the database`} action={button} announce>
        {t`Compare the entries from there on with an older file of the audit.`}
      </Banner>
    )
  }
  const count = formatCount(entries)
  return (
    <Banner tone="success" title={t`Nothing was changed`} action={button} announce>
      {t`${plural(entries, { one: `${count} entry is as it was written.`, other: `${count} entries are as they were written.` })}`}
    </Banner>
  )
}
