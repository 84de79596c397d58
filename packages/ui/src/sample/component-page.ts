/** Named as the keyboard event and Testing Library name them. */
export type PageKey =
  | 'Tab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Home'
  | 'End'
  | 'PageDown'
  | 'Alt+ArrowDown'
  | 'Shift+ArrowDown'
  | 'Control+A'
  | 'Control+K'

/** What the page of a component says beside its stories; it stands in the component's folder, as `page`. */
export interface ComponentPage {
  readonly purpose: string
  readonly do: readonly string[]
  readonly dont: readonly string[]
  /** Left out where the component takes no keys, or only those that every browser gives it. */
  readonly keys?: readonly { readonly keys: readonly PageKey[]; readonly does: string }[]
}
