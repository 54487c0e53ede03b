import type { Language } from '@shop/schema/domain/vocabulary/languages'
import { readMenu, type Menu } from '@shop/schema/http/content'
import german from './bundled-menu-de.json' with { type: 'json' }
import french from './bundled-menu-fr.json' with { type: 'json' }
import english from './bundled-menu.json' with { type: 'json' }

const bundledDocuments: Readonly<Record<Language, unknown>> = { en: english, fr: french, de: german }

/** How long a menu serves before the content service is asked for a newer one. */
const freshMs = 60_000
/** How soon one that could not be read is asked for again. */
const retryMs = 30_000
const patienceMs = 1500

export interface MenuOptions {
  /** The content service's, without a slash at the end. */
  readonly contentUrl: string
  /** In which it is asked for; the service falls back to English. */
  readonly language: Language
  /** Milliseconds that only ever grow. */
  readonly nowMs: () => number
  /** Told of each failure, and once of each set of blocks that nobody knows. */
  readonly onFailure: (error: Error) => void
  readonly timeoutMs?: number
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
}

/**
 * The menu, at once (rules/content-and-languages#service): the last one that the content service sent in good form, and
 * the copy that comes with the shop until then. A newer one is asked for behind the page's back: no page waits for it.
 */
export function createMenu({
  contentUrl,
  language,
  nowMs,
  onFailure,
  timeoutMs = patienceMs,
  fetch: ask = fetch,
}: MenuOptions): () => Menu {
  let kept = bundledMenu(language)
  let etag: string | null = null
  let askAgainMs = Number.NEGATIVE_INFINITY
  let toldOf = ''

  async function refresh(): Promise<void> {
    const response = await ask(`${contentUrl}/${language}/menu`, {
      headers: { accept: 'application/json', ...(etag !== null && { 'if-none-match': etag }) },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 304) return
    if (!response.ok)
      throw new Error(`The content service answers for the menu with status ${response.status}`)
    const read = readMenu(await response.json())
    if (!read) throw new Error('The menu of the content service has another form')
    kept = read.document
    etag = response.headers.get('etag')
    const skipped = read.skipped.join(', ')
    if (skipped !== '' && skipped !== toldOf)
      onFailure(new Error(`The menu has blocks that nobody knows: ${skipped}`))
    toldOf = skipped
  }

  return function menu() {
    if (nowMs() >= askAgainMs) {
      // One question at a time: this one ends before the next.
      askAgainMs = nowMs() + timeoutMs + freshMs
      refresh().then(
        () => (askAgainMs = nowMs() + freshMs),
        (error: unknown) => {
          askAgainMs = nowMs() + retryMs
          onFailure(error instanceof Error ? error : new Error(String(error)))
        },
      )
    }
    return kept
  }
}

/** The copy that comes with the shop, without single pieces: a test compares it with what the service has. */
function bundledMenu(language: Language): Menu {
  const read = readMenu(bundledDocuments[language])
  if (!read) throw new Error('The bundled menu has another form')
  return read.document
}
