import type { BlockOf, ContentBlock, RichText } from '@shop/schema/http/content-blocks'
import { publicConfig } from '#data/page-facts.ts'
import { pictureAddress } from '#data/picture-address.ts'
import buttons from '#ui/button.module.css'
import { Cases } from './cases/cases.tsx'
import { ContentDrawing } from './drawings/content-drawing.tsx'
import { Figures } from './figures.tsx'
import { PageIndex } from './page-index.tsx'
import { PriceExample } from './price-example.tsx'
import { RichWords } from './rich-words.tsx'
import { ComparisonTable, PlainTable } from './content-tables.tsx'
import { Tiles } from './tiles.tsx'
import styles from './content-blocks.module.css'

/** What of a page is only read. */
export function ContentBlocks({ blocks }: { readonly blocks: readonly ContentBlock[] }) {
  // A page is written once: its blocks keep their places.
  return blocks.map((block, index) => <Block key={index} block={block} />)
}

function Block({ block }: { readonly block: ContentBlock }) {
  switch (block.type) {
    case 'paragraphs':
      return <Paragraphs paragraphs={block.paragraphs} />
    case 'heading':
      return <h3 id={block.id}>{block.title}</h3>
    case 'figures':
      return <Figures block={block} />
    case 'list':
      return <List block={block} />
    case 'image':
      return <Figure picture={block.picture} caption={block.caption} />
    case 'drawing':
      return <ContentDrawing block={block} />
    case 'quote':
      return <Quote block={block} />
    case 'table':
      return <PlainTable block={block} />
    case 'comparison':
      return <ComparisonTable block={block} />
    case 'steps':
      return <Steps block={block} />
    case 'tiles':
      return <Tiles block={block} />
    case 'price-example':
      return <PriceExample block={block} />
    case 'cases':
      return <Cases block={block} />
    case 'pages':
      return <PageIndex block={block} />
    case 'faq':
      return <Questions block={block} />
    case 'call-to-action':
      return <CallToAction block={block} />
    case 'gallery':
      return (
        <div className={styles.gallery} data-wide>
          {block.pictures.map((figure) => (
            <Figure key={figure.picture.source} {...figure} />
          ))}
        </div>
      )
    case 'pieces':
    case 'tool':
      // They are alive: the page draws them.
      return null
  }
}

function Paragraphs({ paragraphs }: { readonly paragraphs: readonly RichText[] }) {
  return paragraphs.map((text, index) => (
    <p key={index}>
      <RichWords text={text} />
    </p>
  ))
}

function List({ block: { isNumbered, items } }: { readonly block: BlockOf<'list'> }) {
  const lines = items.map((text, index) => (
    <li key={index}>
      <RichWords text={text} />
    </li>
  ))
  return isNumbered ? <ol className={styles.list}>{lines}</ol> : <ul className={styles.list}>{lines}</ul>
}

function addressOf(path: string): string | undefined {
  return pictureAddress(publicConfig().assetsUrl, path) ?? undefined
}

function Figure({ picture: { source, smallSource, alt }, caption }: Omit<BlockOf<'image'>, 'type'>) {
  return (
    <figure className={styles.figure}>
      <img
        src={addressOf(source)}
        {...(smallSource !== null && {
          srcSet: `${addressOf(smallSource)} 320w, ${addressOf(source)} 640w`,
          sizes: '(max-width: 48em) 100vw, 40rem',
        })}
        alt={alt}
        width={640}
        height={640}
        loading="lazy"
        decoding="async"
      />
      {caption && (
        <figcaption>
          <RichWords text={caption} />
        </figcaption>
      )}
    </figure>
  )
}

/** What somebody said stands large; words to copy, which nobody said, stand as they are. */
function Quote({ block: { paragraphs, who } }: { readonly block: BlockOf<'quote'> }) {
  return (
    <figure className={who === null ? styles.passage : styles.quote}>
      <blockquote>
        <Paragraphs paragraphs={paragraphs} />
      </blockquote>
      {who !== null && <figcaption>{who}</figcaption>}
    </figure>
  )
}

function Steps({ block: { steps } }: { readonly block: BlockOf<'steps'> }) {
  return (
    <ol className={styles.steps} data-wide data-drawn={steps.some(({ drawing }) => drawing) || undefined}>
      {steps.map(({ title, text, drawing }) => (
        <li key={title}>
          {drawing && <ContentDrawing block={{ type: 'drawing', name: drawing, caption: null }} />}
          <b>{title}</b>
          <p>
            <RichWords text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}

/** A link to a question leads into its answer, which the browser then opens. */
function Questions({ block: { questions } }: { readonly block: BlockOf<'faq'> }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ id, question, answer }) => (
        <details key={id}>
          <summary>{question}</summary>
          <div id={id}>
            <Paragraphs paragraphs={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}

function CallToAction({ block: { title, text, links } }: { readonly block: BlockOf<'call-to-action'> }) {
  return (
    <aside className={`no-print ${styles.call}`}>
      <h3>{title}</h3>
      {text && (
        <p>
          <RichWords text={text} />
        </p>
      )}
      <div>
        {links.map(({ title: name, href }, index) => (
          <a key={href} href={href} className={`${buttons.button} ${index > 0 ? buttons.quiet : ''}`}>
            {name}
          </a>
        ))}
      </div>
    </aside>
  )
}
