import { home } from '@shop/schema/domain/addresses/addresses'
import type { ContentPage } from '@shop/schema/http/content'
import { m } from '#generated/paraglide/messages.js'
import { breadcrumbs, jsonLd, type Crumb } from '#data/structured-data.ts'
import { plainWords } from './plain-words.ts'

/** The way to a page; its last step is the page itself. `lang` is the page's language, where that is not the shop's. */
export function crumbsOf({ crumbs, headTitle, title }: ContentPage, lang?: string): Crumb[] {
  const above = crumbs.map(({ title: name, href, language = lang }) => ({ name, href, language }))
  return [
    { name: m.crumbs_home(), href: home() },
    ...above,
    { name: headTitle ?? title, href: '', language: lang },
  ]
}

/** What a page says of itself for search engines: where it stands, and its questions as they are read. */
export function structuredDataOf(page: ContentPage, path: string): object {
  const crumbs = crumbsOf(page).map((crumb) => (crumb.href === '' ? { ...crumb, href: path } : crumb))
  const questions = page.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'faq' ? block.questions : []))
  const faq = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainWords(answer) },
    })),
  }
  return jsonLd(breadcrumbs(crumbs), ...(questions.length > 0 ? [faq] : []))
}
