import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { promisesFor, type PromisedPieces, type ShopPromise } from './promises.ts'
import styles from './promise-band.module.css'

/** Each promise with its terms, which open in place. */
export function PromiseList(pieces: PromisedPieces) {
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
