import { holdsStrap, isReceiving } from '@repo/domain/classes/phone-life'
import { strapStateOf } from '@repo/domain/classes/strap-link'

import { dispatch, usePhoneStore } from './phone-store.ts'
import { takeMeasurement } from './run-phone.ts'
import { openStrap, requestStrap, type Strap } from './strap.ts'

let strap: Strap | null = null

const stopStrap = (): void => {
  strap?.close()
  strap = null
}

usePhoneStore.subscribe(({ life }) => {
  if (!holdsStrap(life)) stopStrap()
})

export const chooseStrap = async (): Promise<void> => {
  if (navigator.bluetooth === undefined) return
  const chosen = await requestStrap(navigator.bluetooth)
  const { life } = usePhoneStore.getState()
  if (chosen === null || life.phase !== 'joined') return
  if (typeof chosen === 'string') {
    if (!isReceiving(life.strap)) stopStrap()
    dispatch({ type: 'strap-failed', fault: chosen })
    return
  }
  strap?.close()
  dispatch({ type: 'strap-chosen', name: chosen.name ?? '' })
  strap = openStrap(chosen, {
    onChange: (link) =>
      dispatch(
        link.phase === 'refused'
          ? { type: 'strap-failed', fault: link.fault }
          : { type: 'strap-changed', ...strapStateOf(link) },
      ),
    onMeasurement: takeMeasurement,
  })
}
