import * as addresses from '@shop/schema/domain/addresses/addresses'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { NightRing } from '#ui/night-ring.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import type { HeroView, HomeView } from './home-view.ts'
import styles from './hero.module.css'

interface HeroProps {
  readonly hero: HeroView | null
  readonly settings: HomeView['settings']
}

/** One ring on night that can be bought, and one choice: to start with the setting or with the stone. */
export function Hero({ hero, settings: { total, from } }: HeroProps) {
  return (
    <section className={`night ${styles.hero}`} aria-labelledby="hero">
      <div className={`wrap ${styles.row}`}>
        <div className={styles.text}>
          <h1 id="hero">{m.home_hero_title()}</h1>
          <p>{m.home_hero_text()}</p>
        </div>
        {hero ? (
          <ShopLink className={styles.piece} href={hero.href}>
            <HeroPicture />
            <span className={styles.tag}>
              <b>{hero.name}</b> <span>{m.home_hero_price({ metal: hero.metalName, price: hero.from })}</span>{' '}
              <span className="link">{m.home_hero_see()}</span>
            </span>
          </ShopLink>
        ) : (
          <div className={styles.piece}>
            <HeroPicture />
          </div>
        )}
        <div className={styles.choices}>
          <ShopLink href={addresses.settingList('engagement-ring')}>
            <b>
              {m.home_hero_action()} <Icon name="arrow" />
            </b>
            <span>
              {from === null
                ? m.home_hero_action_detail({ total })
                : m.home_hero_action_detail_from({ total, price: from })}
            </span>
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

function HeroPicture() {
  return (
    <span className={styles.picture}>
      <NightRing alt={m.home_hero_picture()} sizes="(max-width: 48em) min(90vw, 24rem), 40rem" />
    </span>
  )
}
