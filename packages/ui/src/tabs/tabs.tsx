import { Tabs as Radix } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'

import { list, panel, tab as tabClass } from './tabs.css.ts'

export interface Tab<T extends string = string> {
  value: T
  label: string
}

export interface TabsProps<T extends string = string> {
  label: string
  tabs: readonly Tab<T>[]
  value: T
  onValueChange: (value: T) => void
  children: ReactNode
}

/** Arrow keys move; only Enter or Space selects. */
export function Tabs<T extends string>({ label, tabs, value, onValueChange, children }: TabsProps<T>) {
  const row = useRef<HTMLDivElement>(null)
  // Scrolls a long row without moving the page.
  useEffect(() => {
    const chosen = row.current?.querySelector(`[data-tab="${CSS.escape(value)}"]`)?.getBoundingClientRect()
    const place = row.current?.getBoundingClientRect()
    if (chosen === undefined || place === undefined) return
    const beyond = Math.max(0, chosen.right - place.right) - Math.max(0, place.left - chosen.left)
    row.current?.scrollBy({ left: beyond })
  }, [value])
  const choose = (next: string) => {
    const chosen = tabs.find((tab) => tab.value === next)
    if (chosen !== undefined) onValueChange(chosen.value)
  }
  return (
    <Radix.Root value={value} onValueChange={choose} activationMode="manual">
      <Radix.List ref={row} className={list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} data-tab={tab.value} className={tabClass}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {/* One panel for all tabs, so that the old content stays until the next is ready. */}
      <Radix.Content value={value} className={panel}>
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
