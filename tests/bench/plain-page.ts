import type { CDPSession } from '@playwright/test'
import { launch } from 'chrome-launcher'
import { chromiumPath } from './browser.ts'
import { openSession } from './devtools-session.ts'

/** A phone as a page sees it, in CSS pixels. */
export interface Phone {
  readonly width: number
  readonly height: number
  readonly deviceScaleFactor: number
}

export interface PlainPage {
  /** Asks the browser, in the words of its DevTools protocol. */
  readonly send: CDPSession['send']
  /** The value of an expression in the page. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>
  /** Waits until an expression in the page is true. */
  readonly until: (expression: string) => Promise<void>
  readonly close: () => void
}

/**
 * Larger than any phone: what stands below the window's end would be painted and never shown, and a browser tells of
 * a tap there when it next shows anything else.
 */
const windowSize = '--window-size=1600,2000'
const untilLimitMs = 20_000
const betweenLooksMs = 20

/**
 * An empty page on a phone, in a browser that knows nothing and that nobody debugs; `kept` is what it keeps of a
 * visitor, by its names in the local storage.
 *
 * Playwright, like whatever else drives a browser, has it keep where in the source every error was made. React makes
 * three when it is loaded, and to find that place the browser reads the whole file again: 22 ms, four times that on a
 * slow phone, which no visitor spends.
 */
export async function openPlainPage(
  phone: Phone,
  kept: Readonly<Record<string, string>>,
): Promise<PlainPage> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking', windowSize],
    startingUrl: 'about:blank',
  })
  try {
    const { send, close } = await openSession(chrome.port)
    await send('Page.enable')
    await send('Emulation.setDeviceMetricsOverride', { ...phone, mobile: true })
    await send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await send('Page.addScriptToEvaluateOnNewDocument', { source: keepScript(kept) })
    const evaluate = async <Value>(expression: string): Promise<Value> => {
      const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, returnByValue: true })
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`)
      return result.value as Value // whatever the caller's expression makes
    }
    return {
      send,
      evaluate,
      async until(expression) {
        const end = performance.now() + untilLimitMs
        while (!(await evaluate<boolean>(`Boolean(${expression})`))) {
          if (performance.now() > end) throw new Error(`It never came to this: ${expression}`)
          await new Promise((resolve) => void setTimeout(resolve, betweenLooksMs))
        }
      },
      close() {
        close()
        chrome.kill()
      },
    }
  } catch (error) {
    chrome.kill()
    throw error
  }
}

/** The page that comes first is empty, and may keep nothing. */
function keepScript(kept: Readonly<Record<string, string>>): string {
  return `if (location.protocol !== 'about:') Object.assign(localStorage, ${JSON.stringify(kept)})`
}
