import { createContext, useContext, type ReactNode } from 'react'

const SiteName = createContext('Latido')
const SiteLogo = createContext<string | null>(null)

export interface SiteNameProps {
  /** Appended to every tab title. */
  name: string
  logoUrl?: string | null
  children: ReactNode
}

export function SiteNameProvider({ name, logoUrl = null, children }: SiteNameProps) {
  return (
    <SiteName value={name}>
      <SiteLogo value={logoUrl}>{children}</SiteLogo>
    </SiteName>
  )
}

export const useSiteName = (): string => useContext(SiteName)
export const useSiteLogo = (): string | null => useContext(SiteLogo)
