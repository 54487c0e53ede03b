import { Fragment } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from './shop-link.tsx'

interface LinkedTextProps {
  /** A sentence with the words that lead on in square brackets. */
  readonly text: string
  /** Where they lead to, in the order of the brackets. */
  readonly hrefs: readonly string[]
}

/** A sentence beside a form, some words of which lead to what they name: in a new tab, so that nothing typed is lost. */
export function LinkedText({ text, hrefs }: LinkedTextProps) {
  // What was in brackets stands at every second place.
  return text.split(/\[([^\]]*)\]/).map((words, at) => {
    const href = at % 2 === 1 ? hrefs[(at - 1) / 2] : undefined
    return (
      // Words may be there twice; their place tells them apart.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={at}>
        {href === undefined ? (
          words
        ) : (
          <ShopLink className="link" href={href} target="_blank" title={m.opens_in_new_tab()}>
            {words}
          </ShopLink>
        )}
      </Fragment>
    )
  })
}
