import { usePhoneStore } from '../app/phone-store.ts'
import { BannedScreen } from './banned-screen.tsx'
import { ChoosingScreen } from './choosing-screen.tsx'
import { ClassScreen } from './class-screen.tsx'
import { FormScreen } from './form-screen.tsx'
import { JoinPage } from './join-page.tsx'
import { OverScreen } from './over-screen.tsx'
import { LookingUpScreen, NoClassScreen, UnknownCenterScreen } from './waiting-screens.tsx'

function Screen() {
  const life = usePhoneStore((state) => state.life)
  switch (life.phase) {
    case 'looking-up':
      return <LookingUpScreen isOffline={life.isOffline} />
    case 'unknown-center':
      return <UnknownCenterScreen />
    case 'choosing':
      return <ChoosingScreen classes={life.classes} isOffline={life.isOffline} />
    case 'no-class':
      return <NoClassScreen isOffline={life.isOffline} />
    case 'form':
    case 'joining':
      return (
        <FormScreen
          open={life.class}
          fault={life.phase === 'form' ? life.fault : null}
          isJoining={life.phase === 'joining'}
        />
      )
    case 'joined':
      return <ClassScreen joined={life.class} strap={life.strap} />
    case 'over':
      return <OverScreen joined={life.class} />
    case 'banned':
      return <BannedScreen joined={life.class} />
    default:
      return life satisfies never
  }
}

/** The page behind a room's QR code. */
export function JoinApp() {
  return (
    <JoinPage>
      <Screen />
    </JoinPage>
  )
}
