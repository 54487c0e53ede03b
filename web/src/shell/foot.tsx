import { Footer } from './footer.tsx'
import { HelpBar } from './help-bar.tsx'

export interface FootProps {
  /** Of the page it stands on: its links know where they are, and are drawn anew for another page. */
  readonly pathname: string
  readonly layout: 'standard' | 'auth'
  /** Whether the ways into the shop are left out, as where somebody is paying. */
  readonly isSlim: boolean
}

/** What stands below every page. */
export function Foot({ layout, isSlim }: FootProps) {
  if (layout === 'auth') return <Footer isSlim />
  return (
    <>
      <HelpBar />
      <Footer isSlim={isSlim} />
    </>
  )
}
