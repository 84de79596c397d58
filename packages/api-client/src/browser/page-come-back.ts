import { createComeBack } from './come-back.ts'

/** Import before all code that may fail. */
export const comeBack = createComeBack({
  storage: () => sessionStorage,
  isServed: () =>
    fetch(location.href, { cache: 'no-cache' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => location.reload(),
})

const isBlank = (): boolean =>
  document.querySelector('#first-paint') !== null || document.querySelector('#root')?.childElementCount === 0

// React removes what it can't render before it reports the error
const onFault = () => setTimeout(() => isBlank() && comeBack.soon(isBlank))
addEventListener('error', onFault)
addEventListener('unhandledrejection', onFault)
