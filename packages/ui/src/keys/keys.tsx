import { key as keyClass, keys as keysClass } from './keys.css.ts'

export interface KeysProps {
  keys: readonly string[]
  label?: string
}

export function Keys({ keys, label }: KeysProps) {
  return (
    <span className={keysClass}>
      {keys.map((name) => (
        <kbd key={name} className={keyClass}>
          {name}
        </kbd>
      ))}
      {label}
    </span>
  )
}
