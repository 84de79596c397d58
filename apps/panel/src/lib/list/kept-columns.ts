import { stored } from '@repo/api-client/browser/stored'
import * as v from 'valibot'
import { create } from 'zustand'

const Hidden = v.record(v.string(), v.array(v.string()))
const kept = stored('hiddenColumns', Hidden, () => localStorage)

const NONE: readonly string[] = []

const useHidden = create<v.InferOutput<typeof Hidden>>(() => kept.read() ?? {})

export const toggled = (columns: readonly string[], column: string): readonly string[] =>
  columns.includes(column) ? columns.filter((one) => one !== column) : [...columns, column]

/** Stored in this browser. */
export const useKeptColumns = (list: string, userUuid: string) => {
  const key = `${list}:${userUuid}`
  const hidden = useHidden((state) => state[key]) ?? NONE
  const toggle = (column: string): void => {
    useHidden.setState({ [key]: [...toggled(hidden, column)] })
    kept.write(useHidden.getState())
  }
  return { hidden, toggle }
}
