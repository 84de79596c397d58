import { type AuditEntry, exportAudit } from '@repo/api-client/audit/endpoints'
import { auditQueries } from '@repo/api-client/audit/queries'
import { type AuditColumn, auditList, type AuditSort } from '@repo/domain/center/audit-list'
import type { ListAddress } from '@repo/domain/lists/list-address'
import { Stack } from '@repo/ui/stack'

import { useZoneCity } from '../../app/locale/use-zone-city.ts'
import { useZone } from '../../app/locale/use-zone.ts'
import { ListPage } from '../../lib/list/list-page.tsx'
import { useList } from '../../lib/list/use-list.ts'
import { AuditCheck } from './audit-check.tsx'
import { useAuditCard, useAuditColumns } from './audit-columns.tsx'
import { useAuditLabels, useAuditPageLabels } from './audit-labels.ts'

const keyOf = ({ uuid }: AuditEntry): string => uuid

export function AuditPage({ search }: { search: ListAddress<AuditColumn, AuditSort> }) {
  const cityOf = useZoneCity()
  const list = useList({ rules: auditList, queries: auditQueries, search, keyOf, storeAs: 'audit' })
  const zone = useZone()
  const words = useAuditLabels()
  return (
    <Stack gap="l">
      <ListPage
        list={list}
        nouns={useAuditPageLabels()}
        columns={useAuditColumns(zone)}
        card={useAuditCard(zone)}
        note={words.clockOf(cityOf(zone))}
        searchWords={words.search}
        exportAs={exportAudit}
      />
      <AuditCheck />
    </Stack>
  )
}
