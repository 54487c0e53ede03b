import { useHydrated, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode } from 'react'
import { followLinks, mendPictures } from './take-over-html.ts'

interface StaticHtmlProps extends HTMLAttributes<HTMLDivElement> {
  readonly children: ReactNode
}

/**
 * What is only read: it stays as the server wrote it, and neither its code nor its data has to come to the browser. Drawn
 * as usual where a page is drawn in the browser. Either way plain links in it lead on like others. Shows one thing for as
 * long as it stands: give it a `key`.
 */
export function StaticHtml({ children, ...attributes }: StaticHtmlProps) {
  const isSent = !useHydrated() && !import.meta.env.SSR
  const [isKept] = useState(isSent)
  const router = useRouter()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const ending = new AbortController()
    followLinks(element, router, ending.signal)
    // What the browser has drawn mends its own.
    if (isKept) mendPictures(element, ending.signal)
    return () => ending.abort()
  }, [isKept, router])
  if (!isKept) {
    return (
      <div ref={ref} {...attributes}>
        {children}
      </div>
    )
  }
  // React leaves what stands in such an element alone, and says so of an empty text alone.
  return <div ref={ref} {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
