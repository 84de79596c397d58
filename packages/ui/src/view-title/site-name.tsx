import { createContext, useContext, type ReactNode } from 'react'

const SiteName = createContext('Latido')

export interface SiteNameProps {
  /** Whose pages these are; it stands behind the name of each in the browser's tab. */
  name: string
  children: ReactNode
}

/** Names the site for the titles of all its views. */
export function SiteNameProvider({ name, children }: SiteNameProps) {
  return <SiteName value={name}>{children}</SiteName>
}

export const useSiteName = (): string => useContext(SiteName)
