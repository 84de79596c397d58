import { createContext, useContext, type ReactNode } from 'react'

const SiteName = createContext('Latido')
const SiteLogo = createContext<string | null>(null)

export interface SiteNameProps {
  /** Whose pages these are; it stands behind the name of each in the browser's tab. */
  name: string
  /** Their logo; null or left out is Latido's mark. */
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
