import { create } from 'zustand'

export const useVersionStore = create<{ readonly isOld: boolean; readonly hasNotice: boolean }>()(() => ({
  isOld: false,
  hasNotice: false,
}))
