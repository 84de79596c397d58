import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { PickList, type PickRow } from '@repo/ui/pick-list'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { TextField } from '@repo/ui/text-field'
import { withAll } from '@repo/ui/with-all'

interface PickFieldProps {
  name: string
  label: string
  hint?: string
  error?: string | undefined
  typed: string
  onType: (typed: string) => void
  /** Whether a pasted text is taken over; it then does not get into the box. */
  onPaste?: (text: string) => boolean
  /** Those that what is typed finds. */
  rows: readonly PickRow[]
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  /** How many are chosen. */
  chosenText: string
  emptyText: string
}

/** Any of many: found by typing, chosen one by one or all that were found. */
export function PickField(props: PickFieldProps) {
  const { name, label, hint, error, typed, onType, onPaste, rows, selected, onSelect, chosenText, emptyText } = props
  const { t } = useLingui()
  return (
    <Stack gap="s">
      <TextField
        name={name}
        label={label}
        hint={hint}
        error={error}
        required
        type="search"
        autoComplete="off"
        value={typed}
        onValueChange={onType}
        onPaste={(event) => {
          if (onPaste?.(event.clipboardData.getData('text')) === true) event.preventDefault()
        }}
      />
      <PickList label={label} rows={rows} selected={selected} onSelect={onSelect} emptyText={emptyText} />
      <Inline gap="s" justify="between">
        <Text size="s" tone="muted">
          {chosenText}
        </Text>
        <Inline gap="s">
          <Button size="s" onClick={() => onSelect(withAll(selected, rows))}>
            {typed === '' ? t`Choose all` : t`Choose all found`}
          </Button>
          <Button size="s" disabled={selected.size === 0} onClick={() => onSelect(new Set())}>
            {t`Clear choice`}
          </Button>
        </Inline>
      </Inline>
    </Stack>
  )
}
