import { settingList } from '@shop/schema/domain/addresses/addresses'
import { settingStyles, type SettingStyle } from '@shop/schema/domain/vocabulary/taxonomy'
import { ownName } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import type { HomeView, TileKey } from './home-view.ts'
import { Tile } from './tile.tsx'
import sections from './section.module.css'
import styles from './style-tiles.module.css'

const words: Readonly<Record<SettingStyle['slug'], { readonly key: TileKey; readonly text: () => string }>> =
  {
    solitaire: { key: 'solitaire', text: m.home_style_solitaire },
    'shoulder-set': { key: 'shoulderSet', text: m.home_style_shoulder_set },
    halo: { key: 'halo', text: m.home_style_halo },
    '3-stone': { key: 'threeStone', text: m.home_style_3_stone },
  }

/** The four styles of a setting. */
export function StyleTiles({ tiles, settings }: Pick<HomeView, 'tiles' | 'settings'>) {
  return (
    <section className={`wrap below ${sections.section}`} aria-labelledby="styles">
      <div className={sections.head}>
        <div>
          <h2 id="styles">{m.home_styles()}</h2>
          <p>{m.home_styles_text()}</p>
        </div>
        <ShopLink className="link" href={settingList('engagement-ring')}>
          {m.home_settings_all({ total: settings.total })}
        </ShopLink>
      </div>
      <ul className={styles.tiles}>
        {settingStyles.map(({ slug, name }) => {
          const { key, text } = words[slug]
          const view = tiles[key]
          return (
            view && (
              <Tile
                key={slug}
                view={view}
                href={settingList('engagement-ring', slug)}
                name={ownName({ slug, name })}
                text={text()}
                sizes="(max-width: 48em) calc(46vw - 1.6rem), min(22vw - 1.8rem, 18rem)"
              />
            )
          )
        })}
      </ul>
    </section>
  )
}
