import * as addresses from '@shop/schema/domain/addresses/addresses'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { settingStyles, shapes, type SettingStyle } from '@shop/schema/domain/vocabulary/taxonomy'
import { m } from '#generated/paraglide/messages.js'
import { useHomeSettings, useShopRules } from '#generated/queries.ts'
import { ShapeIcon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { cardView } from '#shop/card/card-view.ts'
import { DesignGrid } from '#shop/card/design-grid.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'

const list = (attributes?: string) => addresses.settingList('engagement-ring', attributes)

const styleTexts: Readonly<Record<SettingStyle['slug'], () => string>> = {
  solitaire: m.home_style_solitaire,
  'shoulder-set': m.home_style_shoulder_set,
  halo: m.home_style_halo,
  '3-stone': m.home_style_3_stone,
}

const moreLists = [
  {
    href: addresses.listing('/wedding-rings/collection'),
    name: m.header_wedding_rings,
    text: m.home_more_wedding,
  },
  {
    href: addresses.listing('/eternity-rings/collection'),
    name: m.header_eternity_rings,
    text: m.home_more_eternity,
  },
  { href: addresses.listing('/jewellery/collection'), name: m.header_jewellery, text: m.home_more_jewellery },
  { href: addresses.listing('/collections'), name: m.header_collections, text: m.home_more_collections },
] as const

/** One choice, the shapes, settings to begin with, how it works, where to see them. */
export function HomePage() {
  const rules = useShopRules()
  const { listDesigns } = useHomeSettings()
  const total = listDesigns.total
  return (
    <>
      <Hero total={total} />
      <section className={styles.rail} aria-labelledby="shapes">
        <div className="wrap">
          <h2 id="shapes">{m.home_shapes()}</h2>
          <ul>
            {shapes.map(({ slug, name }) => (
              <li key={slug}>
                <ShopLink href={list(slug)}>
                  <ShapeIcon shape={slug} />
                  {name}
                </ShopLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={`wrap ${styles.section}`} aria-labelledby="settings">
        <div className={styles.head}>
          <div>
            <h2 id="settings">{m.home_settings()}</h2>
            <p>{m.home_settings_text()}</p>
          </div>
          <ShopLink className="link" href={list()}>
            {m.home_settings_all({ total })}
          </ShopLink>
        </div>
        <DesignGrid
          views={listDesigns.items.map((design) => cardView(design, { metalIds: [], shape: null }, rules))}
          isFirst={false}
        />
      </section>
      <section className={`wrap ${styles.section}`} aria-labelledby="styles">
        <div className={styles.head}>
          <h2 id="styles">{m.home_styles()}</h2>
        </div>
        <ul className={styles.columns}>
          {settingStyles.map(({ slug, name }) => (
            <li key={slug}>
              <h3>
                <ShopLink href={list(slug)}>{name}</ShopLink>
              </h3>
              <p>{styleTexts[slug]()}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={`wrap ${styles.section}`} aria-labelledby="more">
        <div className={styles.head}>
          <h2 id="more">{m.home_more()}</h2>
        </div>
        <ul className={styles.columns}>
          {moreLists.map(({ href, name, text }) => (
            <li key={href}>
              <h3>
                <ShopLink href={href}>{name()}</ShopLink>
              </h3>
              <p>{text()}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={`night ${styles.visit}`} aria-labelledby="visit">
        <div className="wrap">
          <div className={styles.head}>
            <div>
              <h2 id="visit">{m.home_visit()}</h2>
              <p>{m.home_visit_text()}</p>
            </div>
          </div>
          <ul className={styles.columns}>
            {shopIdentity.boutiques.map(({ name, street, phone }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>
                  {street}
                  <br />
                  <a href={`tel:${phone.link}`}>{phone.shown}</a>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={`wrap ${styles.section}`} aria-labelledby="how">
        <div className={styles.head}>
          <h2 id="how">{m.home_how()}</h2>
        </div>
        <ol className={styles.columns}>
          {[
            [m.home_how_setting_title(), m.home_how_setting()],
            [m.home_how_size_title(), m.home_how_size()],
            [m.home_how_made_title(), m.home_how_made()],
          ].map(([title, text], index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
