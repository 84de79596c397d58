import { useLingui } from '@lingui/react/macro'
import type { Import, ImportSettings } from '@repo/api-client/imports/import'
import { Columns } from '@repo/ui/columns'
import { SelectField } from '@repo/ui/select-field'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

interface FilePartsProps {
  shown: Import
  /** Reads the file again, with new guesses. */
  onRead: (part: Pick<ImportSettings, 'sheet' | 'headerRow'>) => void
}

const NONE = 'none'
/** Titles and logos above a header take a few rows. */
const OFFERED = 12

const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}

const useSeparators = (): Readonly<Record<string, string>> => {
  const { t } = useLingui()
  return { ',': t`commas`, ';': t`semicolons`, '\t': t`tabs`, '|': t`vertical bars` }
}

function TextFormat({ encoding, separator }: NonNullable<Import['textFormat']>) {
  const { t } = useLingui()
  const separators = useSeparators()
  const [name, by] = [ENCODINGS[encoding] ?? encoding, separators[separator] ?? separator]
  return (
    <Text tone="muted" size="s">
      {t`Read as ${name}, separated by ${by}. If accents look wrong, save the file as XLSX.`}
    </Text>
  )
}

/** The sheet and the row of the headers. */
export function FileParts({ shown, onRead }: FilePartsProps) {
  const { t } = useLingui()
  const { sheets, settings, textFormat } = shown
  const { sheet, headerRow } = settings
  const offered = Math.max(OFFERED, (headerRow ?? 0) + 1)
  const optionOf = (index: number) => {
    const number = index + 1
    return { value: String(index), label: t`In row ${number}` }
  }
  return (
    <Stack gap="s">
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
      {textFormat !== null && <TextFormat {...textFormat} />}
    </Stack>
  )
}
