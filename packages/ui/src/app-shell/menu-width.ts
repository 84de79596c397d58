import { createContext, useContext } from 'react'

/** True in a menu that shows pictures alone. */
export const NarrowMenu = createContext(false)

export const useIsMenuNarrow = (): boolean => useContext(NarrowMenu)
