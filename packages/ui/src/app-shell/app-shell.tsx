import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'

import { Drawer } from '../drawer/drawer.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { breakpoints } from '../tokens/breakpoints.ts'
import * as styles from './app-shell.css.ts'
import { NarrowMenu } from './menu-width.ts'

export interface AppShellProps {
  brand?: ReactNode
  name: ReactNode
  topBar?: ReactNode
  menu: ReactNode
  menuLabel: string
  openMenuLabel: string
  closeMenuLabel: string
  isMenuNarrow: boolean
  onMenuNarrowChange: (isNarrow: boolean) => void
  narrowMenuLabel: string
  widenMenuLabel: string
  skipLabel: string
  /** The view is dimmed and takes no clicks, because the next one is loading. */
  isBusy?: boolean
  busyLabel: string
  children: ReactNode
}

export function AppShell(props: AppShellProps) {
  const { brand, name, topBar, menu, menuLabel, isMenuNarrow, isBusy = false, children } = props
  const [open, setOpen] = useState(false)
  const main = useRef<HTMLElement>(null)

  useEffect(() => {
    const wide = matchMedia(`(min-width: ${breakpoints.xl}px)`)
    const close = () => {
      if (wide.matches) setOpen(false)
    }
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  const follow = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) setOpen(false)
  }
  return (
    <div className={styles.shell} data-menu={isMenuNarrow ? 'narrow' : 'wide'}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {props.skipLabel}
      </button>
      <header className={styles.bar}>
        <div className={styles.hamburger}>
          <IconButton icon="menu" label={props.openMenuLabel} aria-expanded={open} onClick={() => setOpen(true)} />
        </div>
        <div className={styles.narrower}>
          <IconButton
            icon="menu"
            label={isMenuNarrow ? props.widenMenuLabel : props.narrowMenuLabel}
            onClick={() => props.onMenuNarrowChange(!isMenuNarrow)}
          />
        </div>
        <div className={styles.whose}>
          {brand}
          <div className={styles.name}>{name}</div>
        </div>
        <div className={styles.barEnd}>{topBar}</div>
        {isBusy && <div role="progressbar" aria-label={props.busyLabel} className={styles.progress} />}
      </header>
      <nav className={styles.side} aria-label={menuLabel}>
        <NarrowMenu value={isMenuNarrow}>
          <div className={styles.list}>{menu}</div>
        </NarrowMenu>
      </nav>
      <main ref={main} className={styles.main} tabIndex={-1} aria-busy={isBusy || undefined}>
        {/* Not inert: the next view's title takes the focus while this one is busy. */}
        <div className={styles.page} data-dimmed={isBusy || undefined}>
          {children}
        </div>
      </main>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={menuLabel}
        side="left"
        size="menu"
        closeLabel={props.closeMenuLabel}
      >
        {/* The links are the controls; clicks bubble up from them. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <nav className={styles.list} aria-label={menuLabel} onClick={follow}>
          {menu}
        </nav>
      </Drawer>
    </div>
  )
}
