import { useServices } from '../../app/services-context.ts'
import { useSessionStore } from '../../app/session/session-store.ts'
import { helpAddress } from './help-address.ts'
import type { HelpPageName } from './help-page.ts'

export const useHelpAddress = (): ((page: HelpPageName | null) => string) => {
  const { config } = useServices()
  const locale = useSessionStore((state) => state.locale)
  return (page) => helpAddress(config.helpUrl, locale, page)
}
