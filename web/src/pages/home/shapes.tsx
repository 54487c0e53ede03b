import { settingList } from '@shop/schema/domain/addresses/addresses'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { ownName } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShapeIcon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import styles from './shapes.module.css'

/** The ten shapes in one row; where they have no room it goes on, and shows that it does. */
export function Shapes() {
  return (
    <section className={styles.rail} aria-labelledby="shapes">
      <div className="wrap">
        <h2 id="shapes">{m.home_shapes()}</h2>
        <ul>
          {shapes.map(({ slug, name }) => (
            <li key={slug}>
              <ShopLink href={settingList('engagement-ring', slug)}>
                <ShapeIcon shape={slug} />
                {ownName({ slug, name })}
              </ShopLink>
            </li>
          ))}
        </ul>
        <div className={styles.way} aria-hidden="true">
          <i />
          {m.home_shapes_count()}
        </div>
      </div>
    </section>
  )
}
