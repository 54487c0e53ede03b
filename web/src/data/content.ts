import { queryOptions } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import type { ContentAnswer } from './content-answer.ts'
import { languageHeader } from './language/language-cookie.ts'
import { shopLanguage } from './language/shop-language.ts'
import { serverSide } from './server-side.ts'

/**
 * The page of content at an address; null for none. What the server rendered of it does not come to the browser a second
 * time (`packQueries`): the page stands as it was written.
 */
export function contentQuery(path: string) {
  return queryOptions({
    queryKey: ['Content', path],
    queryFn: ({ signal }) => serverSide()?.contentPage(path) ?? askTheShop(path, signal),
    meta: { staysOnServer: true },
  })
}

async function askTheShop(path: string, signal: AbortSignal): Promise<ContentAnswer | null> {
  const response = await fetch(`/api/content${path}`, {
    headers: { [languageHeader]: shopLanguage },
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new ApiError('network', 'the shop cannot be reached', null, { cause: error })
  })
  if (response.status === 404) return null
  if (!response.ok) throw new ApiError('http', `status ${response.status}`, response.status)
  // Written by the shop's own server (`services.ts`), which has checked what it was sent.
  return (await response.json()) as ContentAnswer
}
