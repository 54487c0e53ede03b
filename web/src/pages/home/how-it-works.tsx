import { settingList } from '@shop/schema/domain/addresses/addresses'
import { shownPicture } from '#data/shown-picture.ts'
import { m } from '#generated/paraglide/messages.js'
import buttons from '#ui/button.module.css'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import stages from '#ui/stage.module.css'
import type { HomeView } from './home-view.ts'
import sections from './section.module.css'
import styles from './how-it-works.module.css'

/** The three steps to a ring, by the names that they bear there. */
export function HowItWorks({ steps }: Pick<HomeView, 'steps'>) {
  const words = [
    [m.steps_setting(), m.home_how_setting()],
    [m.steps_diamond(), m.home_how_stone()],
    [m.steps_review(), m.home_how_review()],
  ] as const
  return (
    <section className={`wrap below ${sections.section} ${sections.last}`} aria-labelledby="how">
      <div className={sections.head}>
        <h2 id="how">{m.home_how()}</h2>
        <ShopLink className={buttons.button} href={settingList('engagement-ring')}>
          {m.home_how_begin()}
        </ShopLink>
      </div>
      <ol className={styles.steps}>
        {words.map(([title, text], index) => {
          const picture = shownPicture(steps[index])
          return (
            <li key={title}>
              <span className={`${stages.stage} ${styles.stage}`}>
                {picture && (
                  <Picture picture={picture} alt="" sizes="(max-width: 48em) 9rem, min(22vw, 20rem)" />
                )}
              </span>
              <h3>
                <span aria-hidden="true">{index + 1}</span>
                {title}
              </h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
