import { useLingui } from '@lingui/react/macro'
import type { Import, ImportSettings } from '@repo/api-client/imports/import'
import { SEPARATORS, type Separator, TEXT_ENCODINGS, type TextEncoding } from '@repo/domain/imports/text-format'
import { Columns } from '@repo/ui/columns'
import { SelectField } from '@repo/ui/select-field'

/** How the file is read, before its columns. */
export type FileReading = Partial<Pick<ImportSettings, 'encoding' | 'separator' | 'sheet' | 'headerRow'>>

interface FilePartsProps {
  shown: Import
  /** Reads the file again, with new guesses. */
  onRead: (reading: FileReading) => void
}

const NONE = 'none'
/** Titles and logos above a header take a few rows. */
const OFFERED = 12

const ENCODING_NAMES: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac OS Roman',
}

interface TextFormatProps {
  encoding: TextEncoding
  separator: Separator
  onRead: FilePartsProps['onRead']
}

function TextFormat({ encoding, separator, onRead }: TextFormatProps) {
  const { t } = useLingui()
  const names: Readonly<Record<Separator, string>> = {
    ',': t`Commas`,
    ';': t`Semicolons`,
    '\t': t`Tabs`,
    '|': t`Vertical bars`,
  }
  return (
    <>
      <SelectField
        label={t`Character set`}
        hint={t`If accents look wrong, choose another, or save the file as XLSX.`}
        options={TEXT_ENCODINGS.map((value) => ({ value, label: ENCODING_NAMES[value] }))}
        value={encoding}
        onValueChange={(next) => onRead({ encoding: next })}
      />
      <SelectField
        label={t`Separated by`}
        options={SEPARATORS.map((value) => ({ value, label: names[value] }))}
        value={separator}
        onValueChange={(next) => onRead({ separator: next })}
      />
    </>
  )
}

/** How a text file is written, the sheet of a workbook, and the row of the headers. */
export function FileParts({ shown, onRead }: FilePartsProps) {
  const { t } = useLingui()
  const { sheets, settings } = shown
  const { encoding, separator, sheet, headerRow } = settings
  const offered = Math.max(OFFERED, (headerRow ?? 0) + 1)
  const optionOf = (index: number) => {
    const number = index + 1
    return { value: String(index), label: t`In row ${number}` }
  }
  return (
    <Columns min="card">
      {encoding !== null && separator !== null && (
        <TextFormat encoding={encoding} separator={separator} onRead={onRead} />
      )}
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
        onValueChange={(next) => onRead({ headerRow: next === NONE ? null : Number(next) })}
      />
    </Columns>
  )
}
