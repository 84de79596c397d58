import { createContext, useContext } from 'react'

export const NarrowMenu = createContext(false)

export const useIsMenuNarrow = (): boolean => useContext(NarrowMenu)
