import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'

import { useSessionStore } from '../../app/session/session-store.ts'
import { isHelpPageName } from '../../lib/help/help-page.ts'
import { helpPages } from '../../lib/help/pages.ts'
import { link } from './help.css.ts'

const MARKED = /(\[[^\]]+\]|\{[^}]+\})/

export function HelpWords({ text }: { text: string }) {
  const locale = useSessionStore((state) => state.locale)
  return text.split(MARKED).map((part, place) => {
    const inner = part.slice(1, -1)
    const key = `${place} ${part}`
    if (part.startsWith('[')) return <strong key={key}>{inner}</strong>
    if (!part.startsWith('{') || !isHelpPageName(inner)) return <Fragment key={key}>{part}</Fragment>
    return (
      <Link key={key} className={link} to="/help/$page" params={{ page: inner }}>
        {helpPages[inner][locale].title}
      </Link>
    )
  })
}
