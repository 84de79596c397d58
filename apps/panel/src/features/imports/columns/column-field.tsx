import { useLingui } from '@lingui/react/macro'
import type { Import, ImportFileColumn, ImportSettings } from '@repo/api-client/imports/import'
import type { ImportColumn } from '@repo/domain/imports/import'
import { Badge } from '@repo/ui/badge'
import { SelectField } from '@repo/ui/select-field'

import { useImportFields } from '../import-labels.ts'
import { questionOf } from './column-choices.ts'
import { choices, field, found, sample } from './columns.css.ts'
import { QuestionField } from './question-field.tsx'

interface ColumnFieldProps {
  shown: Import
  column: ImportColumn
  settings: ImportSettings
  isMissing: boolean
  isAsked: boolean
  /** Whether open questions are shown as faults. */
  isTried: boolean
  onColumn: (column: ImportColumn, index: number | null) => void
  onAnswer: (answer: Partial<ImportSettings>) => void
}

const NONE = 'none'

function Certainty({ column, chosen }: { column: ImportColumn; chosen: ImportFileColumn }) {
  const { t } = useLingui()
  const { guess } = chosen
  if (guess?.column !== column) return <Badge icon="check">{t`Chosen by you`}</Badge>
  if (guess.certainty === 'sure') return <Badge tone="success" icon="check">{t`Sure`}</Badge>
  if (guess.certainty === 'likely') return <Badge tone="accent">{t`Likely`}</Badge>
  return <Badge tone="warning" icon="warning">{t`Check this`}</Badge>
}

/** Headers can be blank, and the same twice. */
const useHeaderOf = () => {
  const { t } = useLingui()
  return ({ index, header }: ImportFileColumn): string => {
    const place = index + 1
    return header.trim() === '' ? t`Column ${place}` : header
  }
}

export function ColumnField(props: ColumnFieldProps) {
  const { shown, column, settings, isMissing, isAsked, isTried, onColumn, onAnswer } = props
  const { t } = useLingui()
  const headerOf = useHeaderOf()
  const { label } = useImportFields()[column]
  const index = settings.columns[column]
  const chosen = shown.columns.find((one) => one.index === index)
  const asked = questionOf(column)
  const isNeeded = column === 'email' || (column === 'name' && settings.columns.fullName === undefined)
  return (
    <li className={field}>
      <div className={choices}>
        <SelectField
          label={label}
          required={isNeeded}
          error={isMissing && isTried ? t`Choose a column` : undefined}
          options={[
            { value: NONE, label: t`Not in the file` },
            ...shown.columns.map((one) => ({ value: String(one.index), label: headerOf(one) })),
          ]}
          value={chosen === undefined ? NONE : String(chosen.index)}
          onValueChange={(next) => onColumn(column, next === NONE ? null : Number(next))}
        />
        {asked !== null && chosen !== undefined && (settings[asked] !== null || isAsked) && (
          <QuestionField asked={asked} settings={settings} isOpen={isAsked && isTried} onAnswer={onAnswer} />
        )}
        {column === 'fullName' && chosen !== undefined && (
          <SelectField
            label={t`Last names per person`}
            options={[
              { value: 'es', label: t`Two, as in Ana López Ruiz` },
              { value: 'en', label: t`One, as in Ana Marie Smith` },
            ]}
            value={settings.nameLanguage}
            onValueChange={(nameLanguage) => onAnswer({ nameLanguage })}
          />
        )}
      </div>
      {chosen !== undefined && (
        <div className={found}>
          <Certainty column={column} chosen={chosen} />
          {chosen.samples.map((text) => (
            <span key={text} className={sample}>
              {text}
            </span>
          ))}
        </div>
      )}
    </li>
  )
}
