import { gemstone, gemstoneFirstList, shapeImage } from '@shop/schema/domain/addresses/addresses'
import { ownPicture, shownPicture } from '#data/shown-picture.ts'
import { m } from '#generated/paraglide/messages.js'
import { Picture } from '#ui/picture.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import stages from '#ui/stage.module.css'
import type { HomeView } from './home-view.ts'
import type { TwinView } from './twin-stones.ts'
import styles from './twins.module.css'

/** A natural and a lab-grown stone of one grade, with what each costs. */
export function Twins({ twins: [natural, labGrown] }: { twins: NonNullable<HomeView['twins']> }) {
  return (
    <section className={`below ${styles.twins}`} aria-labelledby="twins">
      <div className={`wrap ${styles.row}`}>
        <div className={styles.intro}>
          <h2 id="twins">{m.home_twins()}</h2>
          <p>{m.home_twins_text()}</p>
        </div>
        <Twin
          twin={natural}
          title={m.stone_origin_natural()}
          text={m.home_twins_natural()}
          name={m.stone_name_diamond()}
          listSlug="diamond"
          listName={m.home_twins_natural_all()}
        />
        <Twin
          twin={labGrown}
          title={m.stone_origin_lab()}
          text={m.home_twins_lab()}
          name={m.stone_name_diamond_lab()}
          listSlug="lab-grown-diamond"
          listName={m.home_twins_lab_all()}
        />
        <p className={`caption ${styles.note}`}>{m.home_twins_note()}</p>
      </div>
    </section>
  )
}

interface TwinProps {
  readonly twin: TwinView
  readonly title: string
  readonly text: string
  /** What the stone is called in a sentence. */
  readonly name: string
  readonly listSlug: string
  readonly listName: string
}

function Twin({ twin, title, text, name, listSlug, listName }: TwinProps) {
  const { id, carat, colour, clarity, cut, laboratory, price, was, picture } = twin
  return (
    <article className={styles.twin}>
      <div className={`${stages.stage} ${styles.stage}`}>
        <Picture
          picture={shownPicture(picture) ?? ownPicture(shapeImage('round-brilliant'))}
          alt=""
          sizes="(max-width: 64em) 44vw, min(26vw, 25rem)"
        />
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
      <p className={styles.price}>
        {was !== null && (
          <>
            <span className="sr-only">{m.price_was()} </span>
            <s>{was}</s> <span className="sr-only">{m.price_now()} </span>
          </>
        )}
        {price}
      </p>
      <p className="caption">
        <ShopLink className="link" href={gemstone(id)}>
          {m.home_twins_stone({ carat, name, colour, clarity, cut, laboratory })}
        </ShopLink>
      </p>
      <ShopLink className={`link ${styles.list}`} href={gemstoneFirstList(listSlug)}>
        {listName}
      </ShopLink>
    </article>
  )
}
