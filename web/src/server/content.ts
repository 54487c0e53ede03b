import type { Language } from '@shop/schema/domain/vocabulary/languages'
import { readContentLanguage, readPage, readPaths } from '@shop/schema/http/content'
import { ApiError } from '../data/api-error.ts'
import german from './bundled-landings-de.json' with { type: 'json' }
import french from './bundled-landings-fr.json' with { type: 'json' }
import english from './bundled-landings.json' with { type: 'json' }
import bundledList from './bundled-paths.json' with { type: 'json' }
import type { ContentAnswer } from '../data/content-answer.ts'

const bundledPaths: ReadonlySet<string> = new Set(bundledList.paths)
/** The pages that begin with a banner, by language and address: a test compares them with what the service has. */
const bundledLandings: Readonly<Record<Language, Readonly<Record<string, object>>>> = {
  en: english,
  fr: french,
  de: german,
}

/** How long a document serves before the content service is asked for a newer one. */
const freshMs = 60_000
/** How soon one that could not be read is asked for again. */
const retryMs = 30_000
const patienceMs = 1500
/** More pages than any shop has: what is asked for least goes first. */
const mostKept = 500

export interface ContentOptions {
  /** The content service's, without a slash at the end. */
  readonly contentUrl: string
  /** Milliseconds that only ever grow. */
  readonly nowMs: () => number
  /** Told of each failure, and of blocks that nobody knows. */
  readonly onFailure: (error: Error) => void
  readonly timeoutMs?: number
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
}

/** A document in its last good form. */
interface Kept<Document> {
  readonly document: Document
  readonly etag: string | null
  readonly askAgainMs: number
}

/** A document, and who asks for it. */
interface Wanted {
  readonly path: string
  readonly language: Language
  readonly world: string | null
}

/**
 * The pages of content (rules/content-and-languages#pages): a copy that the service sent within the last minute; an older
 * one where it cannot be reached, for a landing page the one that comes with the shop; null for a page that its list does
 * not have. A world of the mock has copies of its own.
 */
export function createContent(options: ContentOptions) {
  const pages = createDocuments(options, pageOf, { bundled: bundledLanding })
  /** What has been told of blocks that nobody knows: once each, however often a page is sent. */
  const told = new Set<string>()
  const lists = createDocuments(
    options,
    (json) => {
      const paths = readPaths(json)
      return paths && new Set(paths.pages.map(({ path }) => path))
    },
    // Every address that may be a page's asks for it, those of no page too.
    { isAskedAgainAtOnce: false },
  )

  return {
    /** @throws ApiError of kind `network` where neither the service nor a copy has the page */
    async pageAt(path: string, language: Language, world: string | null): Promise<ContentAnswer | null> {
      // The copy tells what was never there, also before the service has been reached for the first time.
      const known = (await lists.get('/paths', language, world).catch(() => null)) ?? bundledPaths
      return known.has(path) ? pages.get(path, language, world) : null
    },
    /** The addresses of all pages; throws like `pageAt`. */
    async paths(language: Language, world: string | null): Promise<readonly string[]> {
      return [...((await lists.get('/paths', language, world)) ?? [])]
    },
  }

  function bundledLanding(path: string, language: Language): ContentAnswer | null {
    const page = bundledLandings[language][path]
    return page ? pageOf({ ...page, language }) : null
  }

  function pageOf(json: unknown): ContentAnswer | null {
    const read = readPage(json)
    const mark = readContentLanguage(json)
    if (!read || !mark) return null
    if (read.skipped.length > 0) {
      const news = `“${read.document.title}” has blocks that nobody knows: ${read.skipped.join(', ')}`
      if (!told.has(news)) options.onFailure(new Error(news))
      told.add(news)
    }
    return { page: read.document, language: mark.language, isFallback: mark.isFallback ?? false }
  }
}

/**
 * Documents of one form by path, each asked for once at a time and kept in its last good form; until there is one, the
 * copy that comes with the shop serves, where it has one.
 */
function createDocuments<Document>(
  { contentUrl, nowMs, onFailure, timeoutMs = patienceMs, fetch: ask = fetch }: ContentOptions,
  read: (json: unknown) => Document | null,
  {
    bundled = () => null,
    isAskedAgainAtOnce = true,
  }: {
    readonly bundled?: (path: string, language: Language) => Document | null
    /** Whether whoever asks again for what could not be had is served at once: they may be waiting for it. */
    readonly isAskedAgainAtOnce?: boolean
  } = {},
) {
  const kept = new Map<string, Kept<Document | null>>()
  const underWay = new Map<string, Promise<Document | null>>()
  /** When to ask again for what can be had nowhere. */
  const missing = new Map<string, number>()

  return {
    /** The document; null where the service has none. Throws ApiError where it cannot be had. */
    get(path: string, language: Language, world: string | null): Promise<Document | null> {
      const key = [world, language, path].join(' ')
      const copy = kept.get(key)
      if (copy && nowMs() < copy.askAgainMs) return Promise.resolve(copy.document)
      if (nowMs() < (missing.get(key) ?? 0)) return Promise.reject(unreachable())
      const pending =
        underWay.get(key) ?? refresh(key, { path, language, world }).finally(() => underWay.delete(key))
      underWay.set(key, pending)
      return pending
    },
  }

  async function refresh(key: string, wanted: Wanted): Promise<Document | null> {
    const copy = kept.get(key)
    try {
      return keep(key, await load(`/${wanted.language}${wanted.path}`, wanted.world, copy))
    } catch (error) {
      onFailure(error instanceof Error ? error : new Error(String(error)))
      const askAgainMs = nowMs() + retryMs
      if (copy) return keep(key, { ...copy, askAgainMs })
      const document = bundled(wanted.path, wanted.language)
      if (document !== null) return keep(key, { document, etag: null, askAgainMs })
      if (!isAskedAgainAtOnce) putLast(missing, key, askAgainMs)
      throw unreachable(error)
    }
  }

  async function load(
    path: string,
    world: string | null,
    copy: Kept<Document | null> | undefined,
  ): Promise<Kept<Document | null>> {
    const etag = copy?.etag ?? null
    const response = await ask(contentUrl + path, {
      headers: {
        accept: 'application/json',
        ...(etag !== null && { 'if-none-match': etag }),
        ...(world !== null && { world }),
      },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const askAgainMs = nowMs() + freshMs
    if (response.status === 304 && copy) return { ...copy, askAgainMs }
    if (response.status === 404) return { document: null, etag: null, askAgainMs }
    if (!response.ok)
      throw new Error(`The content service answers for ${path} with status ${response.status}`)
    const document = read(await response.json())
    if (document === null) throw new Error(`The document ${path} of the content service has another form`)
    return { document, etag: response.headers.get('etag'), askAgainMs }
  }

  function keep(key: string, document: Kept<Document | null>): Document | null {
    putLast(kept, key, document)
    return document.document
  }
}

function unreachable(cause?: unknown): ApiError {
  return new ApiError('network', 'the content service cannot be reached', null, { cause })
}

/** Puts it in again, so that the first one is that which nobody has asked for longest, and drops that where it is one too many. */
function putLast<Value>(kept: Map<string, Value>, key: string, value: Value): void {
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
}
