import { useLingui } from '@lingui/react/macro'
import type { ImportRow } from '@repo/api-client/imports/import-rows'
import type { ImportKind } from '@repo/domain/imports/import'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { Menu } from '@repo/ui/menu'

import type { RowChange } from '../import-mutations.ts'
import { useDecisionLabels } from './decision-labels.ts'

interface RowActionsProps {
  row: ImportRow
  kind: ImportKind
  name: string
  onChange: (change: RowChange) => void
}

function OwnDecision({ row, name, onChange }: Omit<RowActionsProps, 'kind'>) {
  const { t } = useLingui()
  const { short } = useDecisionLabels()
  const { number, decision } = row
  const current = decision === null || decision === 'force' ? t`As for all` : short[decision]
  const actionOf = (key: 'skip' | 'fill' | 'overwrite') => ({
    key,
    label: short[key],
    checked: decision === key,
    onSelect: () => onChange({ number, decision: key }),
  })
  return (
    <Menu
      trigger={
        <Button size="s" aria-label={t`${current}: what to do with ${name}`}>
          {current}
        </Button>
      }
      groups={[
        [actionOf('skip'), actionOf('fill'), actionOf('overwrite')],
        [
          {
            key: 'all',
            label: t`As for all`,
            checked: decision === null,
            onSelect: () => onChange({ number, decision: null }),
          },
        ],
      ]}
    />
  )
}

const isOverlap = ({ faults }: ImportRow): boolean => faults['row']?.code === 'training-overlaps'

export function RowActions({ row, kind, name, onChange }: RowActionsProps) {
  const { t } = useLingui()
  const { number, state, decision, target } = row
  const isLeftOut = state === 'left-out'
  return (
    <Inline gap="xs" justify="end" wrap={false}>
      {kind !== 'trainings' && target !== null && !isLeftOut && (
        <OwnDecision row={row} name={name} onChange={onChange} />
      )}
      {isOverlap(row) && !isLeftOut && (
        <Button
          size="s"
          aria-label={t`Import anyway: ${name}`}
          onClick={() => onChange({ number, decision: 'force' })}
        >{t`Import anyway`}</Button>
      )}
      {decision === 'force' && !isLeftOut && (
        <Button
          size="s"
          aria-label={t`Don't import ${name}`}
          onClick={() => onChange({ number, decision: null })}
        >{t`Don't import`}</Button>
      )}
      {isLeftOut ? (
        <Button
          size="s"
          aria-label={t`Take in ${name}`}
          onClick={() => onChange({ number, isLeftOut: false })}
        >{t`Take in`}</Button>
      ) : (
        <Button
          size="s"
          tone="ghost"
          aria-label={t`Leave out ${name}`}
          onClick={() => onChange({ number, isLeftOut: true })}
        >{t`Leave out`}</Button>
      )}
    </Inline>
  )
}
