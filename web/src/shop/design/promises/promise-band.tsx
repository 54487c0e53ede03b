import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { promisesFor, type PromisedPieces, type ShopPromise } from './promises.ts'
import styles from './promise-band.module.css'

/**
 * What the shop promises, quietly, straight under the button that buys (rules/promises): each opens its terms in place,
 * one at a time, without script too.
 */
export function PromiseBand(pieces: PromisedPieces) {
  return (
    <LazyHydration className={`no-print ${styles.band}`} role="group" aria-label={m.promise_title()}>
      <Promises {...pieces} />
    </LazyHydration>
  )
}

function Promises(pieces: PromisedPieces) {
  return promisesFor(pieces).map((promise) => <Promise key={promise.icon} {...promise} />)
}

function Promise({ icon, title, terms, links }: ShopPromise) {
  return (
    <details name="promise">
      <summary>
        <Icon name={icon} />
        <span>{title}</span>
        <Icon name="plus" />
      </summary>
      <p>
        {terms.join(' ')}
        {links.map(({ of, text, href }) => (
          <span key={href} className={of && styles.place}>
            {of ? `${of}: ` : ' '}
            {href.startsWith('/') ? (
              <ShopLink className="link" href={href}>
                {text}
              </ShopLink>
            ) : (
              <a className="link" href={href}>
                {text}
              </a>
            )}
          </span>
        ))}
      </p>
    </details>
  )
}
