import { shopLanguage } from '../language/shop-language.ts'
import { loadScript } from '../load-script.ts'
import { publicConfig } from '../page-facts.ts'

/** What a captcha tells of the box that it shows. */
export interface CaptchaEvents {
  readonly onToken: (token: string) => void
  /** The token counts no longer, or the visitor took it back. */
  readonly onExpired: () => void
  /** It could not ask whoever gives tokens. */
  readonly onFailed: () => void
}

export interface ShownCaptcha {
  /** Asks anew: its token was used. */
  readonly reset: () => void
  readonly remove: () => void
}

/** What the captchas of all common providers have in common; the names of their parameters are theirs. */
interface Provider {
  readonly render: (container: HTMLElement, parameters: Readonly<Record<string, unknown>>) => unknown
  readonly reset: (id: unknown) => void
  readonly remove?: (id: unknown) => void
  readonly ready?: (act: () => void) => void
}

/** The global names under which providers put themselves; the first is the stand-in's. */
const globals = ['captcha', 'turnstile', 'hcaptcha', 'grecaptcha'] as const

/**
 * The one place where the shop meets the captcha (rules/enquiries#captcha): loads its script, which the form does when it
 * appears, and shows its box in an element. Fails where the script does not come.
 */
export async function showCaptcha(container: HTMLElement, events: CaptchaEvents): Promise<ShownCaptcha> {
  const { captcha } = publicConfig()
  if (!captcha) throw new Error('The page came without a captcha')
  const { scriptUrl, siteKey } = captcha
  await loadScript(scriptUrl)
  const provider = loadedProvider()
  if (!provider) throw new Error('The captcha brought none of the functions that are known')
  const { ready } = provider
  if (ready) await new Promise<void>((resolve) => ready(resolve))
  const id = provider.render(container, {
    sitekey: siteKey,
    // Turnstile and the stand-in read the one, the others the other.
    language: shopLanguage,
    hl: shopLanguage,
    callback: events.onToken,
    'expired-callback': events.onExpired,
    'error-callback': events.onFailed,
  })
  return {
    reset: () => provider.reset(id),
    remove() {
      if (provider.remove) provider.remove(id)
      else provider.reset(id)
      container.replaceChildren()
    },
  }
}

function loadedProvider(): Provider | undefined {
  // A script of another origin: what it leaves is known by its functions alone.
  return globals.map((name) => Reflect.get(window, name) as Partial<Provider> | undefined).find(isProvider)
}

function isProvider(candidate: Partial<Provider> | undefined): candidate is Provider {
  return typeof candidate?.render === 'function' && typeof candidate.reset === 'function'
}
