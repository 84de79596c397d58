import { create } from 'zustand'

export const useVersionStore = create<{ readonly isOld: boolean; readonly isTold: boolean }>()(() => ({
  isOld: false,
  isTold: false,
}))
