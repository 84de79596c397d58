import type { AuditEntry } from '@repo/api-client/audit/endpoints'
import type { AuditSort } from '@repo/domain/center/audit-list'
import { formatMoment } from '@repo/domain/time/date-format'
import type { Locale } from '@repo/i18n'
import { useMemo } from 'react'

import { useLocale } from '../../app/locale/use-locale.ts'
import { CellText } from '../../lib/list/cell-text.tsx'
import type { ListCard, ListColumn } from '../../lib/list/list-column.ts'
import { useActionLabels, useAuditLabels, useChangeLabels } from './audit-labels.ts'

const momentIn = (zone: string, at: Date, language: Locale): string => formatMoment(at.getTime(), zone, language)

export const useAuditCard = (zone: string): ListCard<AuditEntry> => {
  const actions = useActionLabels()
  const language = useLocale()
  return useMemo(
    () => ({
      title: ({ action }) => <CellText text={actions[action]} />,
      line: ({ at, byName }, isShown) => (
        <CellText text={[momentIn(zone, at, language), ...(isShown('who') ? [byName] : [])].join(' · ')} />
      ),
      covers: ['action', 'who'],
    }),
    [actions, language, zone],
  )
}

export const useAuditColumns = (zone: string): readonly ListColumn<AuditEntry, AuditSort>[] => {
  const { columns: words } = useAuditLabels()
  const actions = useActionLabels()
  const changes = useChangeLabels()
  const language = useLocale()
  return useMemo(
    () => [
      {
        key: 'at',
        header: words.at,
        isTitle: true,
        sort: 'at' as const,
        cell: ({ at }: AuditEntry) => momentIn(zone, at, language),
        size: 'moment' as const,
      },
      { key: 'who', header: words.who, cell: ({ byName }: AuditEntry) => <CellText text={byName} />, priority: 1 },
      {
        key: 'action',
        header: words.action,
        cell: ({ action }: AuditEntry) => <CellText text={actions[action]} />,
        priority: 2,
        size: 'l' as const,
      },
      {
        key: 'subject',
        header: words.subject,
        cell: ({ subjectName }: AuditEntry) => <CellText text={subjectName} />,
        priority: 3,
      },
      {
        key: 'changes',
        header: words.changes,
        cell: (entry: AuditEntry) => <CellText text={changes(entry.changes)} />,
        priority: 4,
        size: 'l' as const,
      },
    ],
    [words, actions, changes, language, zone],
  )
}
