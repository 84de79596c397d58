import { CheckboxField } from '@repo/ui/checkbox-field'
import type { ComponentProps } from 'react'

const NAMES = ['name', 'lastName1', 'lastName2']

interface ShortNameBoxProps {
  form: {
    readonly faults: Readonly<Partial<Record<string, { readonly code: string }>>>
    readonly typed: { readonly isShortName: boolean }
    readonly toggle: (name: 'isShortName') => ComponentProps<typeof CheckboxField>
  }
}

/** Shown after a refusal, because names such as Li and Paz are real. */
export function ShortNameBox({ form }: ShortNameBoxProps) {
  const isRefused = NAMES.some((name) => form.faults[name]?.code === 'too-short')
  return isRefused || form.typed.isShortName ? <CheckboxField {...form.toggle('isShortName')} /> : null
}
