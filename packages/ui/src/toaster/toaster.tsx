import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'

import { Button } from '../button/button.tsx'
import { BareIconButton } from '../icon-button/bare-icon-button.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import type { Toast, ToastStore } from './toast-store.ts'
import * as styles from './toaster.css.ts'

const icons: Record<Toast['tone'], IconName> = { success: 'check', danger: 'warning', warning: 'warning', info: 'info' }

export interface ToasterProps {
  store: ToastStore
  label: string
  closeLabel: string
}

/** Once per app. Pauses on hover and focus; F8 focuses the toasts. */
export function Toaster({ store, label, closeLabel }: ToasterProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.get)
  return (
    <Radix.Provider label={label} swipeDirection="right">
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          className={styles.toast({ tone: toast.tone })}
          type={toast.tone === 'danger' ? 'foreground' : 'background'}
          duration={toast.duration}
          onOpenChange={(open) => {
            if (!open) store.dismiss(toast.id)
          }}
        >
          <span className={styles.mark({ tone: toast.tone })}>
            <Icon name={icons[toast.tone]} />
          </span>
          {/* Radix announces the words; a second live region would repeat them. */}
          <div className={styles.words} role={toast.tone === 'danger' ? 'alert' : 'status'} aria-live="off">
            <Radix.Title className={styles.title}>{toast.title}</Radix.Title>
            {toast.text !== undefined && <Radix.Description className={styles.text}>{toast.text}</Radix.Description>}
            {toast.action !== undefined && (
              <div className={styles.action}>
                <Radix.Action asChild altText={toast.action.label} onClick={toast.action.onSelect}>
                  <Button size="s">{toast.action.label}</Button>
                </Radix.Action>
              </div>
            )}
          </div>
          <Radix.Close asChild>
            <BareIconButton icon="close" size="s" label={closeLabel} />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className={styles.viewport} label={`${label} ({hotkey})`} />
    </Radix.Provider>
  )
}
