import { useEffect, useState } from 'react'
import { accountParts, type AccountPart } from './account-parts.ts'

/** How far down the window a section counts as the one that is read. */
const readFrom = 0.35

/** The section that is read: the last whose top, from the window's, is no lower than `line`, in pixels. */
export function partAtTop(
  tops: readonly (readonly [AccountPart, number])[],
  line: number,
  isAtEnd = false,
): AccountPart | null {
  if (isAtEnd) return tops.at(-1)?.[0] ?? null
  return (tops.findLast(([, top]) => top <= line) ?? tops[0])?.[0] ?? null
}

/** Which section of the page is in sight, for the index to mark; the first until the page has been scrolled. */
export function useCurrentPart(): AccountPart {
  const [current, setCurrent] = useState<AccountPart>('orders')
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCurrent(partInSight() ?? 'orders'))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [])
  return current
}

function partInSight(): AccountPart | null {
  const tops = accountParts.flatMap((part) => {
    const section = document.getElementById(part)
    return section ? [[part, section.getBoundingClientRect().top] as const] : []
  })
  const { scrollHeight } = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2
  return partAtTop(tops, window.innerHeight * readFrom, isAtEnd)
}
