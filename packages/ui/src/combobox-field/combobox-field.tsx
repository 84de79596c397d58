import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useState } from 'react'

import { box, control } from '../field/field.css.ts'
import { Field, type FieldLabels, useField } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { option as optionClass } from '../select-field/select-field.css.ts'
import { arrow, frame, list, none } from './combobox-field.css.ts'

export interface ComboboxOption {
  value: string
  label: string
}

export interface ComboboxFieldProps extends FieldLabels {
  value: string
  onValueChange: (value: string) => void
  options: readonly ComboboxOption[]
  /** Options that match the typed text, best first. */
  search: (typed: string) => readonly ComboboxOption[]
  emptyText: string
  name?: string
}

type State = UseComboboxState<ComboboxOption>

/** Only a choice changes the value: leaving and Escape restore its text. */
const keepChoice = (state: State, { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>): Partial<State> => {
  const types = useCombobox.stateChangeTypes
  if (type === types.InputClick) return { ...changes, isOpen: true }
  if (type !== types.InputBlur && type !== types.InputKeyDownEscape) return changes
  const { selectedItem } = state
  return { ...changes, isOpen: false, selectedItem, inputValue: selectedItem?.label ?? '' }
}

export function ComboboxField(props: ComboboxFieldProps) {
  const { label, hint, error, required, value, onValueChange, options, search, emptyText, name } = props
  const attributes = useField({ hint, error, required })
  const [found, setFound] = useState(options)
  const selected = options.find((option) => option.value === value) ?? null
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items: [...found],
    selectedItem: selected,
    itemToString: (option) => option?.label ?? '',
    inputId: attributes.id,
    onInputValueChange: ({ inputValue, type }) => {
      const isTyped = type === useCombobox.stateChangeTypes.InputChange
      setFound(isTyped ? search(inputValue) : options)
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onValueChange(selectedItem.value)
    },
    stateReducer: keepChoice,
  })
  return (
    <Field id={attributes.id} label={label} hint={hint} error={error} required={required}>
      <div className={frame}>
        <div className={box({ invalid: error !== undefined })}>
          <input
            {...getInputProps({ onFocus: (event) => event.currentTarget.select() })}
            {...attributes}
            aria-labelledby={undefined}
            name={name}
            autoComplete="off"
            className={control}
          />
          <span className={arrow}>
            <Icon name="chevron" size="s" />
          </span>
        </div>
        <ul
          {...getMenuProps({ 'aria-label': label })}
          aria-labelledby={undefined}
          className={list}
          data-closed={isOpen ? undefined : ''}
        >
          {isOpen &&
            found.map((option, index) => (
              <li
                key={option.value}
                {...getItemProps({ item: option, index })}
                className={optionClass}
                data-highlighted={index === highlightedIndex ? '' : undefined}
                data-state={option.value === value ? 'checked' : 'unchecked'}
              >
                {option.label}
                {option.value === value && <Icon name="check" size="s" />}
              </li>
            ))}
          {isOpen && found.length === 0 && <li className={none}>{emptyText}</li>}
        </ul>
      </div>
    </Field>
  )
}
