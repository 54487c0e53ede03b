import { useHydrated } from '@tanstack/react-router'
import { useState, type HTMLAttributes, type ReactNode } from 'react'

interface StaticHtmlProps extends HTMLAttributes<HTMLDivElement> {
  readonly children: ReactNode
}

/**
 * What is only read: it stays as the server wrote it, and neither its code nor its data has to come to the browser.
 * Drawn as usual where a page is drawn in the browser. Shows one thing for as long as it stands: give it a `key`.
 */
export function StaticHtml({ children, ...attributes }: StaticHtmlProps) {
  const isSent = !useHydrated() && !import.meta.env.SSR
  const [isKept] = useState(isSent)
  if (!isKept) return <div {...attributes}>{children}</div>
  // React leaves what stands in such an element alone, and says so of an empty text alone.
  return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
