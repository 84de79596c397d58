import { useLingui } from '@lingui/react/macro'
import type { Import, ImportSettings } from '@repo/api-client/imports/import'
import { Columns } from '@repo/ui/columns'
import { SelectField } from '@repo/ui/select-field'

interface FilePartsProps {
  shown: Import
  /** Reads the file again, with new guesses. */
  onRead: (part: Pick<ImportSettings, 'sheet' | 'headerRow'>) => void
}

const NONE = 'none'
/** Titles and logos above a header take a few rows. */
const OFFERED = 12

/** The sheet and the row of the headers. */
export function FileParts({ shown, onRead }: FilePartsProps) {
  const { t } = useLingui()
  const { sheets, settings } = shown
  const { sheet, headerRow } = settings
  const offered = Math.max(OFFERED, (headerRow ?? 0) + 1)
  const optionOf = (index: number) => {
    const number = index + 1
    return { value: String(index), label: t`In row ${number}` }
  }
  return (
    <Columns min="card">
      {sheets.length > 1 && (
        <SelectField
          label={t`Sheet`}
          options={sheets.map((label, index) => ({ value: String(index), label }))}
          value={String(sheet)}
          onValueChange={(next) => onRead({ sheet: Number(next), headerRow: 0 })}
        />
      )}
      <SelectField
        label={t`Column names`}
        options={[
          { value: NONE, label: t`The file has none` },
          ...Array.from({ length: offered }, (_, index) => optionOf(index)),
        ]}
        value={headerRow === null ? NONE : String(headerRow)}
        onValueChange={(next) => onRead({ sheet, headerRow: next === NONE ? null : Number(next) })}
      />
    </Columns>
  )
}
