import * as addresses from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import heroPicture from './hero.webp'
import styles from './hero.module.css'

/** One piece on night, one choice: to start with the setting or with the stone. */
export function Hero({ total }: { total: number }) {
  return (
    <section className={`night ${styles.hero}`}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.text}>
          <h1>{m.home_hero_title()}</h1>
          <p>{m.home_hero_text()}</p>
        </div>
        <img
          className={styles.picture}
          src={heroPicture}
          width={1300}
          height={1300}
          alt={m.home_hero_picture()}
          fetchPriority="high"
        />
        <div className={styles.choices}>
          <ShopLink href={addresses.settingList('engagement-ring')}>
            <b>
              {m.home_hero_action()} <Icon name="arrow" />
            </b>
            <span>{m.home_hero_action_detail({ total })}</span>
          </ShopLink>
          <ShopLink href={addresses.gemstoneFirstList()}>
            <b>
              {m.home_hero_stone()} <Icon name="arrow" />
            </b>
            <span>{m.home_hero_stone_detail()}</span>
          </ShopLink>
        </div>
      </div>
    </section>
  )
}
