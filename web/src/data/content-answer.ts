import type { ContentPage } from '@shop/schema/http/content'

/** A page of content, and in which language it came. */
export interface ContentAnswer {
  readonly page: ContentPage
  readonly language: string
  /** Whether it was asked for in another language. */
  readonly isFallback: boolean
}
