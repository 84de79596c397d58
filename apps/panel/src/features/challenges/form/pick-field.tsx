import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { Inline } from '@repo/ui/inline'
import { PickList, type PickRow } from '@repo/ui/pick-list'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { TextField } from '@repo/ui/text-field'
import { withAll } from '@repo/ui/with-all'
import type { ReactNode } from 'react'

interface PickFieldProps {
  name: string
  label: string
  hint?: string
  error?: string | undefined
  typed: string
  onType: (typed: string) => void
  /** Returns true to handle the pasted text instead of the input. */
  onPaste?: (text: string) => boolean
  rows: readonly PickRow[]
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  chosenText: string
  emptyText: string
  /** Selects all matches of a partly loaded list. Null hides the option. */
  onAll?: (() => void) | null
  isBusy?: boolean
  /** The last row is visible, and more pages exist. */
  onEnd?: (() => void) | undefined
  children?: ReactNode
}

export function PickField(props: PickFieldProps) {
  const { name, label, hint, error, typed, onType, onPaste, rows, selected, onSelect, chosenText } = props
  const { emptyText, onAll = () => onSelect(withAll(selected, rows)), isBusy = false, onEnd, children } = props
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
      <PickList
        label={label}
        rows={rows}
        selected={selected}
        onSelect={onSelect}
        onAll={onAll ?? undefined}
        onEnd={onEnd}
        emptyText={emptyText}
      />
      {children}
      <Inline gap="s" justify="between">
        <Text size="s" tone="muted">
          {chosenText}
        </Text>
        <Inline gap="s">
          {onAll !== null && (
            <Button size="s" loading={isBusy} onClick={onAll}>
              {typed === '' ? t`Select all` : t`Select all results`}
            </Button>
          )}
          <Button size="s" disabled={selected.size === 0} onClick={() => onSelect(new Set())}>
            {t`Clear selection`}
          </Button>
        </Inline>
      </Inline>
    </Stack>
  )
}
