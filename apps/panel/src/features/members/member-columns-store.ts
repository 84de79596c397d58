import { useMemo } from 'react'
import * as v from 'valibot'
import { create } from 'zustand'

export const MEMBER_COLUMNS = ['lastNames', 'pseudonym', 'email', 'sex', 'birthday'] as const
/** Columns that may be hidden; the name always stands there. */
export type MemberColumn = (typeof MEMBER_COLUMNS)[number]

const NONE: readonly MemberColumn[] = []
const KEY = 'memberColumns'

const Stored = v.record(v.string(), v.array(v.picklist(MEMBER_COLUMNS)))

const readStored = (): v.InferOutput<typeof Stored> => {
  try {
    return v.parse(Stored, JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return {}
  }
}

const useHidden = create<v.InferOutput<typeof Stored>>(readStored)

/** The columns a member of staff has hidden, and how to hide or show one; kept in this browser. */
export const useMemberColumns = (userUuid: string) => {
  const hidden = useHidden((state) => state[userUuid]) ?? NONE
  const toggle = (column: MemberColumn): void => {
    const next = hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column]
    useHidden.setState({ [userUuid]: next })
    try {
      localStorage.setItem(KEY, JSON.stringify(useHidden.getState()))
    } catch {
      // a browser that stores nothing shows every column again after a reload
    }
  }
  const shown = useMemo(() => MEMBER_COLUMNS.filter((column) => !hidden.includes(column)), [hidden])
  return { shown, toggle }
}
