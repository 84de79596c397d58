import { BareCheckbox } from '../checkbox-field/bare-checkbox.tsx'

interface SelectBoxProps {
  label: string
  checked: boolean | 'indeterminate'
  onToggle: () => void
}

/** A checkbox whose words are only spoken. */
export function SelectBox({ label, ...rest }: SelectBoxProps) {
  return <BareCheckbox {...rest} aria-label={label} />
}
