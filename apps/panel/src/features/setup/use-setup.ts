import { browserId } from '@repo/api-client/auth/browser-ports'
import { signedInOf } from '@repo/api-client/auth/log-in'
import { storedSessionOf } from '@repo/api-client/auth/stored-session'
import { setUpCenter } from '@repo/api-client/setup/set-up-center'
import type { SetupFields } from '@repo/domain/center/setup-form'
import { hasShortName } from '@repo/domain/people/short-name'
import { OPEN_PRIVACY, PROPOSED_PRIVACY } from '@repo/domain/privacy/center-privacy'
import { useMutation } from '@tanstack/react-query'

import { useServices } from '../../app/services-context.ts'
import { sessionKeeper } from '../../app/session/session-store.ts'

/** Reloads the panel afterwards, which then finds the center by its host. */
export const useSetUp = (token: string) => {
  const { client } = useServices()
  return useMutation({
    mutationFn: async ({ hidesMinors, ...fields }: SetupFields) => {
      const { minorsAtMost } = hidesMinors ? PROPOSED_PRIVACY : OPEN_PRIVACY
      return signedInOf(
        await client.call(setUpCenter, {
          body: { ...fields, minorsAtMost, isShortName: hasShortName(fields), token, browserId: browserId() },
        }),
      )
    },
    onSuccess: (signedIn) => {
      sessionKeeper.replace(storedSessionOf(signedIn, true, Date.now()))
      location.replace('/')
    },
  })
}
