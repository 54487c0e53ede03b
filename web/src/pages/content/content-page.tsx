import type { BlockOf } from '@shop/schema/http/content-blocks'
import type { ContentPage as Page, ContentSection } from '@shop/schema/http/content'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import type { LandingLook } from '#shell/banner/landing-look.ts'
import { Icon } from '#ui/icon.tsx'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { StaticHtml } from '#ui/static-html.tsx'
import { partsOf, type LivingBlock, type PageOutline } from './content-outline.ts'
import type { ForeignLanguage } from './foreign-language.ts'
import { lazyPageWords } from './lazy-page-words.ts'
import { lazyPieceRow, lazyPieces } from './lazy-piece-row.ts'
import { ContentTool } from './tools/content-tool.tsx'
import styles from './content-page.module.css'

const Words = lazyPageWords.Component
const Pieces = lazyPieceRow.Component

export interface ContentPageProps {
  /** Its address. */
  readonly path: string
  /** Null in a browser that was sent the page as the server wrote it. */
  readonly page: Page | null
  /** Whether the page stands in another language than the shop. */
  readonly isFallback: boolean
  readonly language: string
  /** How its banner looks; null for a page that begins with its heading, to be read from its top. */
  readonly landingLook: LandingLook
  readonly outline: readonly PageOutline[]
  /** The addresses of the lists that the page shows pieces of. */
  readonly shownLists: readonly string[]
}

/**
 * A page of content (rules/content-and-languages#frame). What is only read stays as the server wrote it: only tools and
 * pieces are alive.
 */
export function ContentPage(props: ContentPageProps) {
  const { page, path, landingLook } = props
  const lang = foreignLanguage(props)
  const isLanding = landingLook !== null
  return (
    <article className={isLanding ? styles.landing : `wrap ${styles.page}`}>
      <StaticHtml className={isLanding ? undefined : styles.head}>
        {page && <Words at="head" {...{ page, lang }} />}
      </StaticHtml>
      {isLanding ? (
        <div className={`wrap ${styles.wide}`}>
          <Sections {...props} />
        </div>
      ) : (
        <div className={styles.reading}>
          <StaticHtml className={styles.aside}>
            {page && <Words at="contents" {...{ page, path, lang }} />}
          </StaticHtml>
          <div>
            <StaticHtml className={styles.opening} lang={lang}>
              {page && <Words at="opening" {...{ page, lang }} />}
            </StaticHtml>
            <Sections {...props} />
          </div>
        </div>
      )}
    </article>
  )
}

/** What of a page is words of its own is marked with their language; what the shop says around them is in the shop's. */
function foreignLanguage({ isFallback, language }: ContentPageProps): ForeignLanguage {
  return isFallback ? language : undefined
}

function Sections(props: ContentPageProps) {
  const { page, outline, shownLists, landingLook } = props
  const lang = foreignLanguage(props)
  return (
    <>
      {outline.map(({ id, parts }, index) => (
        <Section key={id} {...{ id, parts, shownLists, lang }} section={page?.sections[index] ?? null} />
      ))}
      {landingLook === null && <PrintPage />}
      <StaticHtml>{page && <Words at="related" {...{ page, lang }} />}</StaticHtml>
    </>
  )
}

/** On a page that is read; whoever runs no script prints from the menu of the browser. */
function PrintPage() {
  return (
    <p className={`no-print ${styles.print}`}>
      <button type="button" className="link" onClick={() => window.print()}>
        <Icon name="print" />
        {m.content_print()}
      </button>
    </p>
  )
}

interface SectionProps extends PageOutline, Pick<ContentPageProps, 'shownLists'> {
  readonly section: ContentSection | null
  readonly lang: ForeignLanguage
}

function Section({ id, parts, shownLists, section, lang }: SectionProps) {
  const known = section && partsOf(section.blocks)
  return (
    <section aria-labelledby={id} className={styles.section}>
      <StaticHtml lang={lang}>{section && <h2 id={id}>{section.title}</h2>}</StaticHtml>
      {parts.map((block, index) => {
        // The parts of a page keep their places.
        if (block) return <Living key={index} {...{ block, shownLists, lang }} />
        const part = known?.[index]
        return (
          <StaticHtml key={index} className={styles.words} lang={lang}>
            {part?.kind === 'words' && <Words at="section" blocks={part.blocks} />}
          </StaticHtml>
        )
      })}
    </section>
  )
}

type LivingProps = Pick<SectionProps, 'shownLists' | 'lang'> & { readonly block: LivingBlock }

function Living({ block, shownLists, lang }: LivingProps) {
  if (block.type === 'tool') return <ContentTool name={block.name} shape={block.shape} />
  return shownLists.includes(block.list) && <PiecesOfList {...{ block, lang }} />
}

interface PiecesOfListProps {
  readonly block: BlockOf<'pieces'>
  readonly lang: ForeignLanguage
}

function PiecesOfList({ block, lang }: PiecesOfListProps) {
  const queryClient = useQueryClient()
  const [code] = useState(() => lazyPieces(queryClient, block.list))
  return (
    <LazyHydration code={code}>
      <Pieces {...{ block, lang }} />
    </LazyHydration>
  )
}
