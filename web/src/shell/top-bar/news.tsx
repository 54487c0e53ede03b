import { useHydrated } from '@tanstack/react-router'
import { useRef } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Icon, type IconName } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { newsSlides, type NewsSlide } from './news-slides.ts'
import { useRotation, type Rotation } from './use-rotation.ts'
import styles from './news.module.css'

/** The news, one line after the other, and how soon a finished piece comes (rules/shell#top-bar). */
export function News() {
  const slides = newsSlides()
  const isHydrated = useHydrated()
  const place = useRef<HTMLDivElement>(null)
  const rotation = useRotation(place, slides.length)
  const { shown, isRunning } = rotation
  return (
    <aside className={`wrap ${styles.row}`} aria-label={m.top_bar_label()}>
      <div
        ref={place}
        className={styles.carousel}
        role="group"
        aria-label={m.top_bar_label()}
        aria-roledescription="carousel"
      >
        <div className={styles.controls}>
          {isHydrated && <Controls rotation={rotation} count={slides.length} />}
        </div>
        <ul className={styles.slides} aria-live={isRunning ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <li key={slide.id} className={index === shown ? styles.shown : undefined}>
              <Slide slide={slide} />
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.banner}>{m.top_bar_ready_to_wear()}</p>
    </aside>
  )
}

/** Only where they work: they come with the script, into room that is kept for them. */
function Controls({ rotation, count }: { readonly rotation: Rotation; readonly count: number }) {
  const { shown, isPaused, step, setPaused } = rotation
  return (
    <>
      <Control label={m.top_bar_previous()} icon="previous" onPress={() => step(-1)} />
      <Control label={m.top_bar_next()} icon="next" onPress={() => step(1)} />
      <Control
        label={isPaused ? m.top_bar_play() : m.top_bar_pause()}
        icon={isPaused ? 'play' : 'pause'}
        onPress={() => setPaused(!isPaused)}
      />
      <span aria-hidden="true">
        {shown + 1} / {count}
      </span>
    </>
  )
}

interface ControlProps {
  readonly label: string
  readonly icon: IconName
  readonly onPress: () => void
}

function Control({ label, icon, onPress }: ControlProps) {
  return (
    <button type="button" aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}

function Slide({ slide: { text, shortText, link, label, href } }: { readonly slide: NewsSlide }) {
  return (
    <>
      <span className={styles.long}>{text} </span>
      <span className={styles.short}>{shortText} </span>
      {href.startsWith('/') ? (
        <ShopLink className="link" href={href} aria-label={label}>
          {link}
        </ShopLink>
      ) : (
        <a className="link" href={href} aria-label={label}>
          {link}
        </a>
      )}
    </>
  )
}
