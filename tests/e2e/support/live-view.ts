/* oxlint-disable typescript/unbound-method -- what a page calls is counted and called on the same object */
import { expect, type Locator, type Page } from '@playwright/test'

/** The live view of a piece as a shopper meets it: in the place of its picture, or on the whole screen. */
export class LiveView {
  readonly #page: Page
  readonly opener: Locator
  /** What opens the view of the whole screen. */
  readonly whole: Locator
  readonly dialog: Locator
  /** What is dragged and listens to keys. */
  readonly stage: Locator

  constructor(page: Page) {
    this.#page = page
    this.opener = page.getByRole('button', { name: 'View in 3D' })
    this.whole = page.getByRole('button', { name: 'Whole screen' })
    this.dialog = page.getByRole('dialog', { name: /^In 3D/ })
    this.stage = page.getByRole('application')
  }

  control(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true })
  }

  get status(): Locator {
    return this.#page.locator('[data-state]').getByRole('status')
  }

  /** Opens it and waits until the piece has come to life. */
  async openPiece(): Promise<void> {
    await this.opener.click()
    await this.untilLive()
  }

  async untilLive(): Promise<void> {
    await expect(this.#page.locator('[data-state=live]')).toBeVisible()
  }

  /** Hides the page as another tab in front of it does, or shows it again. */
  async hide(isHidden: boolean): Promise<void> {
    await this.#page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  }

  /** The pixels of the piece as it stands, without the edges, where focus shows. */
  async picture(): Promise<Buffer> {
    // A choice that was made in the page may lie below it.
    await this.stage.scrollIntoViewIfNeeded()
    const { x, y, width, height } = await this.#box()
    const clip = { x: x + width / 4, y: y + height / 8, width: width / 2, height: (height * 3) / 4 }
    return this.#page.screenshot({ clip })
  }

  async #box() {
    const box = await this.stage.boundingBox()
    if (!box) throw new Error('The stage is not shown')
    return box
  }

  async drag(right: number, down: number): Promise<void> {
    const box = await this.#box()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const { mouse } = this.#page
    await mouse.move(x, y)
    await mouse.down()
    await mouse.move(x + right, y + down, { steps: 4 })
    await mouse.up()
  }

  /** Takes the graphics card away; what it returns gives it back. */
  async loseContext(): Promise<() => Promise<void>> {
    const lost = await this.stage
      .locator('canvas')
      .evaluateHandle((canvas: HTMLCanvasElement) =>
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context'),
      )
    await lost.evaluate((extension) => extension?.loseContext())
    return () => lost.evaluate((extension) => extension?.restoreContext())
  }
}

/** What the script of `countWork` puts there. */
interface CountedWindow {
  readonly counted: { readonly drawings: number; readonly pictures: number }
}

export interface CountedWork {
  /** Parts of pictures that were drawn so far. */
  readonly drawings: () => Promise<number>
  readonly pictures: () => Promise<number>
  /** Waits until nothing is drawn in many frames; how much was drawn by then. */
  readonly untilRest: () => Promise<number>
}

/** Counts what is drawn on a page that is opened afterwards. */
export async function countWork(page: Page): Promise<CountedWork> {
  await page.addInitScript(() => {
    const counted = { drawings: 0, pictures: 0 }
    Object.assign(window, { counted })
    const { drawElementsInstanced, clear } = WebGL2RenderingContext.prototype
    WebGL2RenderingContext.prototype.drawElementsInstanced = function draw(...values) {
      counted.drawings += 1
      drawElementsInstanced.apply(this, values)
    }
    WebGL2RenderingContext.prototype.clear = function clearAll(mask) {
      counted.pictures += 1
      clear.call(this, mask)
    }
  })
  // The script above has put it there.
  return {
    drawings: () => page.evaluate(() => (window as unknown as CountedWindow).counted.drawings),
    pictures: () => page.evaluate(() => (window as unknown as CountedWindow).counted.pictures),
    untilRest: () =>
      page.evaluate(
        (restFrames) =>
          new Promise<number>((resolve) => {
            const { counted } = window as unknown as CountedWindow
            let [seen, still] = [counted.drawings, 0]
            const look = () => {
              still = counted.drawings === seen ? still + 1 : 0
              seen = counted.drawings
              if (still < restFrames) requestAnimationFrame(look)
              else resolve(seen)
            }
            look()
          }),
        framesAtRest,
      ),
  }
}

/** What is thrown goes on for fewer frames than these without a picture. */
const framesAtRest = 20

export interface Left {
  /** That are not lost. */
  readonly contexts: number
  /** That nobody has ended. */
  readonly workers: number
  readonly canvases: number
  /** How many contexts there ever were. */
  readonly opened: number
}

/** Counts, on a page that is opened afterwards, what viewers have not given back. */
export async function countLosses(page: Page): Promise<() => Promise<Left>> {
  await page.addInitScript(() => {
    const counted = { contexts: [] as WeakRef<WebGL2RenderingContext>[], workers: 0 }
    Object.assign(window, { counted })
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
      apply: (target, canvas, values) => {
        const context: unknown = Reflect.apply(target, canvas, values)
        if (context instanceof WebGL2RenderingContext) counted.contexts.push(new WeakRef(context))
        return context
      },
    })
    const { terminate } = Worker.prototype
    window.Worker = class extends Worker {
      constructor(...values: ConstructorParameters<typeof Worker>) {
        super(...values)
        counted.workers += 1
      }

      override terminate() {
        counted.workers -= 1
        terminate.call(this)
      }
    }
  })
  return () =>
    page.evaluate(() => {
      // The script above has put it there.
      const { counted } = window as unknown as {
        counted: { contexts: WeakRef<WebGL2RenderingContext>[]; workers: number }
      }
      return {
        contexts: counted.contexts.filter((context) => context.deref()?.isContextLost() === false).length,
        workers: counted.workers,
        canvases: document.querySelectorAll('canvas').length,
        opened: counted.contexts.length,
      }
    })
}
