import type { ContentPage as Page, ContentSection } from '@shop/schema/http/content'
import { useRef } from 'react'
import type { LandingLook } from '#shell/banner/landing-look.ts'
import { StaticHtml } from '#ui/static-html.tsx'
import type { CardView } from '#shop/card/card-face.ts'
import { ContentBlocks } from './content-blocks.tsx'
import { ContentHead } from './content-head.tsx'
import { partsOf, type LivingBlock, type PageOutline } from './content-outline.ts'
import { LandingHead } from './landing-head.tsx'
import { PieceRow } from './piece-row.tsx'
import { Contents, Related } from './reading-aids.tsx'
import { ContentTool } from './tools/content-tool.tsx'
import { useShopLinks } from './use-shop-links.ts'
import styles from './content-page.module.css'

export interface ContentPageProps {
  /** Null in a browser that was sent the page as the server wrote it. */
  readonly page: Page | null
  /** Whether the page stands in another language than the shop. */
  readonly isFallback: boolean
  readonly language: string
  /** How its banner looks; null for a page that begins with its heading, to be read from its top. */
  readonly landingLook: LandingLook
  readonly outline: readonly PageOutline[]
  /** The cards of each list that the page shows pieces of, by its address. */
  readonly cards: Readonly<Record<string, readonly CardView[]>>
}

/**
 * A page of content (rules/content-and-languages#frame). What is only read stays as the server wrote it: only tools and
 * pieces are alive.
 */
export function ContentPage(props: ContentPageProps) {
  const { page, isFallback, language, landingLook } = props
  const ref = useRef<HTMLElement>(null)
  useShopLinks(ref)
  const isLanding = landingLook !== null
  return (
    <article
      ref={ref}
      className={isLanding ? styles.landing : `wrap ${styles.page}`}
      lang={isFallback ? language : undefined}
    >
      {isLanding ? (
        <StaticHtml>
          {page?.banner && <LandingHead {...{ page, isFallback }} banner={page.banner} />}
        </StaticHtml>
      ) : (
        <StaticHtml className={styles.head}>{page && <ContentHead {...{ page, isFallback }} />}</StaticHtml>
      )}
      {isLanding ? (
        <div className={`wrap ${styles.wide}`}>
          <Sections {...props} />
        </div>
      ) : (
        <div className={styles.reading}>
          <StaticHtml className={styles.aside}>{page && <Contents sections={page.sections} />}</StaticHtml>
          <div>
            <Sections {...props} />
          </div>
        </div>
      )}
    </article>
  )
}

function Sections({ page, outline, cards }: ContentPageProps) {
  return (
    <>
      {outline.map(({ id, parts }, index) => (
        <Section key={id} {...{ id, parts, cards }} section={page?.sections[index] ?? null} />
      ))}
      <StaticHtml>{page && <Related links={page.related} />}</StaticHtml>
    </>
  )
}

interface SectionProps extends PageOutline, Pick<ContentPageProps, 'cards'> {
  readonly section: ContentSection | null
}

function Section({ id, parts, cards, section }: SectionProps) {
  const known = section && partsOf(section.blocks)
  return (
    <section aria-labelledby={id} className={styles.section}>
      <StaticHtml>{section && <h2 id={id}>{section.title}</h2>}</StaticHtml>
      {parts.map((block, index) => {
        // The parts of a page keep their places.
        if (block) return <Living key={index} block={block} cards={cards} />
        const part = known?.[index]
        return (
          <StaticHtml key={index} className={styles.words}>
            {part?.kind === 'words' && <ContentBlocks blocks={part.blocks} />}
          </StaticHtml>
        )
      })}
    </section>
  )
}

function Living({ block, cards }: { readonly block: LivingBlock } & Pick<ContentPageProps, 'cards'>) {
  if (block.type === 'pieces') return <PieceRow block={block} views={cards[block.list] ?? []} />
  return <ContentTool name={block.name} shape={block.shape} />
}
