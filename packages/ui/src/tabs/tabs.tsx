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

/** Parts of one screen, one at a time; arrow keys go from tab to tab, and only Enter or Space chooses. */
export function Tabs<T extends string>({ label, tabs, value, onValueChange, children }: TabsProps<T>) {
  const row = useRef<HTMLDivElement>(null)
  // the row may be longer than there is room for; the page stays where it is
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
      {/* one for all of them: what it shows stays until the next is drawn */}
      <Radix.Content value={value} className={panel}>
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
