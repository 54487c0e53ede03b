import type { BlockOf } from '@shop/schema/http/content-blocks'
import { publicConfig } from '#data/page-facts.ts'
import { pictureAddress } from '#data/picture-address.ts'
import { Picture } from '#ui/picture.tsx'
import stages from '#ui/stage.module.css'
import { RichWords } from './rich-words.tsx'
import styles from './tiles.module.css'

/** Up to so many stand four across; more of them smaller. */
const few = 8

/** Ways on, each with the picture of a real piece; no word lies on a picture. */
export function Tiles({ block: { tiles } }: { readonly block: BlockOf<'tiles'> }) {
  const { assetsUrl } = publicConfig()
  return (
    <ul className={`${styles.tiles} ${tiles.length > few ? styles.many : ''}`} data-wide>
      {tiles.map(({ title, text, href, picture: { source, smallSource, alt } }) => {
        const src = pictureAddress(assetsUrl, source)
        const smallSrc = pictureAddress(assetsUrl, smallSource)
        const picture = src === null ? null : { src, smallSrc, width: 640, placeholder: null }
        return (
          <li key={href}>
            <a href={href} className={`${stages.stage} ${styles.stage}`} tabIndex={-1} aria-hidden="true">
              <Picture
                picture={picture}
                alt={alt}
                sizes="(max-width: 48em) calc(46vw - 1.6rem), min(22vw - 1.8rem, 18rem)"
              />
            </a>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>
              <RichWords text={text} />
            </p>
          </li>
        )
      })}
    </ul>
  )
}
