import { BareCheckbox } from '../checkbox-field/bare-checkbox.tsx'

interface SelectBoxProps {
  label: string
  checked: boolean | 'indeterminate'
  onToggle: () => void
}

export function SelectBox({ label, ...rest }: SelectBoxProps) {
  return <BareCheckbox {...rest} aria-label={label} />
}
