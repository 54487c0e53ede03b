import type { ContentBlock } from '@shop/schema/http/content-blocks'
import type { ContentPage } from '@shop/schema/http/content'
import { ContentBlocks } from './content-blocks.tsx'
import { ContentHead } from './content-head.tsx'
import type { ForeignLanguage } from './foreign-language.ts'
import { Figures } from './figures.tsx'
import { LandingHead } from './landing-head.tsx'
import { Contents, Related } from './reading-aids.tsx'

/** Words of a page, and where on it they stand. */
export type PageWordsProps =
  | {
      readonly at: 'head' | 'opening' | 'related'
      readonly page: ContentPage
      readonly lang: ForeignLanguage
    }
  | {
      readonly at: 'contents'
      readonly page: ContentPage
      readonly path: string
      readonly lang: ForeignLanguage
    }
  | { readonly at: 'section'; readonly blocks: readonly ContentBlock[] }

/** What of a page is only read. A browser needs its code for a page that it draws itself (`lazy-page-words.ts`). */
export function PageWords(props: PageWordsProps) {
  switch (props.at) {
    case 'head':
      return props.page.banner ? (
        <LandingHead {...props} banner={props.page.banner} />
      ) : (
        <ContentHead {...props} />
      )
    case 'contents':
      return <Contents {...props.page} path={props.path} lang={props.lang} />
    case 'opening':
      return props.page.opening.map((block, index) => <Figures key={index} block={block} />)
    case 'related':
      return <Related links={props.page.related} lang={props.lang} />
    case 'section':
      return <ContentBlocks blocks={props.blocks} />
  }
}
