import { useLingui } from '@lingui/react/macro'
import type { Import, ImportSettings } from '@repo/api-client/imports/import'
import { formatCount } from '@repo/domain/core/number-format'
import { KNOWN_DECISIONS } from '@repo/domain/imports/field-changes'
import { CheckboxField } from '@repo/ui/checkbox-field'
import { Columns } from '@repo/ui/columns'
import { Inline } from '@repo/ui/inline'
import { SelectField } from '@repo/ui/select-field'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useState } from 'react'

import { ShortNames } from '../columns/short-names.tsx'
import { type ImportField, useImportFields, type OpenAnother } from '../import-labels.ts'
import { useSaveColumns } from '../import-mutations.ts'
import { useDecisionLabels } from './decision-labels.ts'
import { FaultsButton } from './faults-button.tsx'
import { ImportRows } from './import-rows.tsx'
import { firstFilter, RowFilter } from './row-filter.tsx'
import { RunCard } from './run-card.tsx'

interface PreviewStepProps {
  shown: Import
  onOpen: OpenAnother
}

function Missing({ missing }: Pick<Import, 'missing'>) {
  const { t } = useLingui()
  const fields = useImportFields()
  const given = Object.entries(missing).filter(([, count]) => count > 0)
  if (given.length === 0) return null
  const list = given
    .map(([field, count]) => `${fields[field as ImportField]?.label ?? field} ${formatCount(count)}`)
    .join(' · ')
  return (
    <Text tone="muted" size="s">
      {t`New users without: ${list}. It is stored as not given and can be added later.`}
    </Text>
  )
}

function Choices({ shown, onChoose }: { shown: Import; onChoose: (part: Partial<ImportSettings>) => void }) {
  const { t } = useLingui()
  const { whole } = useDecisionLabels()
  const { kind, settings } = shown
  const isOfMembers = kind === 'members'
  return (
    <Columns min="card">
      <SelectField
        label={isOfMembers ? t`Users the center already has` : t`Sensors the center already has`}
        options={KNOWN_DECISIONS.map((value) => ({ value, label: whole[value] }))}
        value={settings.decision}
        onValueChange={(decision) => onChoose({ decision })}
      />
      {isOfMembers && (
        <CheckboxField
          label={t`Send new users a welcome email`}
          hint={t`It has their sign-in code. Without it, no one is emailed.`}
          checked={settings.sendsWelcomeMails}
          onCheckedChange={(sendsWelcomeMails) => onChoose({ sendsWelcomeMails })}
        />
      )}
      {isOfMembers && (
        <ShortNames isShortName={settings.isShortName} onChange={(isShortName) => onChoose({ isShortName })} />
      )}
    </Columns>
  )
}

export function PreviewStep({ shown, onOpen }: PreviewStepProps) {
  const { t } = useLingui()
  const { uuid, kind, counts, settings } = shown
  const [filter, setFilter] = useState(() => firstFilter(counts))
  const save = useSaveColumns(uuid)
  return (
    <Stack gap="l">
      <RunCard shown={shown} isWaiting={save.isPending} onOpen={onOpen}>
        <Choices shown={shown} onChoose={(part) => save.mutate({ ...settings, ...part })} />
        {kind === 'members' && <Missing missing={shown.missing} />}
      </RunCard>
      <Inline gap="s" justify="between">
        <RowFilter counts={counts} value={filter} onChange={setFilter} />
        {counts.fault > 0 && <FaultsButton uuid={uuid} size="s" />}
      </Inline>
      <ImportRows shown={shown} filter={filter} empty={t`No rows like this.`} />
    </Stack>
  )
}
