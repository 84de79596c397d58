import { create } from 'zustand'

/** What is known of the page's own version; it is told at most once. */
export const useVersionStore = create<{ readonly isOld: boolean; readonly isTold: boolean }>()(() => ({
  isOld: false,
  isTold: false,
}))
