import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lazyComponent } from './lazy-component.ts'
import { LazyHydration } from './lazy-hydration.tsx'
import { Counter, Price, Rings, Width } from './testing/answering-parts.tsx'

/** Once the browser has nothing else to do; a busy machine may never come to that. */
function atRest(): Promise<unknown> {
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
}

/** A part below the window, after what fills it. */
function Page({
  name,
  ...parts
}: {
  readonly name: string
  readonly isEager?: boolean
  readonly isSoon?: boolean
}) {
  return (
    <>
      <div style={{ blockSize: '400vh' }} />
      <LazyHydration {...parts}>
        <Counter name={name} />
      </LazyHydration>
    </>
  )
}

let root: Root | null = null
let place: HTMLElement | null = null

/** Hydrates the page over what a server wrote of it. */
function hydrated(content: React.ReactNode, part = '<button>Ring 0</button>') {
  place = document.createElement('div')
  place.innerHTML = `<div style="block-size:400vh"></div><div><!--$-->${part}<!--/$--></div>`
  document.body.append(place)
  root = hydrateRoot(place, content)
  return page.getByRole('button')
}

/** Whether React has taken a part over: it keeps its props on every element that it knows. */
const isAlive = () =>
  Object.keys(place?.querySelector('button') ?? {}).some((name) => name.startsWith('__reactProps'))

afterEach(() => {
  root?.unmount()
  place?.remove()
  scrollTo(0, 0)
})

describe('a part that wakes late', () => {
  it('stands as the server wrote it until it comes near', async () => {
    const button = hydrated(<Page name="Ring" />)
    await expect.element(button).toHaveTextContent('Ring 0')
    await atRest()
    expect(isAlive()).toBe(false)
    button.element().scrollIntoView()
    await expect.poll(isAlive).toBe(true)
  })

  it('wakes with the rest where it is in sight at once', async () => {
    hydrated(<Page name="Ring" isEager />)
    await expect.poll(isAlive).toBe(true)
  })

  it('wakes by itself once the page rests, where it is to be used as soon as it is opened', async () => {
    // A busy browser may rest no sooner than this test gives up.
    vi.spyOn(window, 'requestIdleCallback').mockImplementationOnce((act) => {
      act({ didTimeout: false, timeRemaining: () => 50 })
      return 1
    })
    hydrated(<Page name="Ring" isSoon />)
    await expect.poll(isAlive).toBe(true)
  })

  it('answers the very press that wakes it', async () => {
    const button = hydrated(<Page name="Ring" />)
    await atRest()
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(button).toHaveTextContent('Ring 1')
  })

  it('sleeps on while it would show the same', async () => {
    const button = hydrated(<Page name="Ring" />)
    await atRest()
    root?.render(<Page name="Ring" />)
    await atRest()
    await expect.element(button).toHaveTextContent('Ring 0')
    expect(isAlive()).toBe(false)
  })

  it('wakes when it has something else to show', async () => {
    const button = hydrated(<Page name="Ring" />)
    await atRest()
    root?.render(<Page name="Band" />)
    await expect.element(button).toHaveTextContent('Band 0')
  })
})

describe('a part whose code comes later', () => {
  const load = vi.fn<() => Promise<typeof Counter>>()
  const onFailure = vi.fn<(error: unknown) => void>()

  function counterPage() {
    const code = lazyComponent(load, null, onFailure)
    return ({ name }: { readonly name: string | null }) => (
      <>
        <div style={{ blockSize: '400vh' }} />
        <LazyHydration code={code}>{name !== null && <code.Component name={name} />}</LazyHydration>
      </>
    )
  }

  beforeEach(() => {
    load.mockReset().mockResolvedValue(Counter)
    onFailure.mockReset()
  })

  it('asks for it when it comes near, and answers from then on', async () => {
    const LatePage = counterPage()
    const button = hydrated(<LatePage name="Ring" />)
    await atRest()
    expect(load).not.toHaveBeenCalled()
    button.element().scrollIntoView()
    await expect.poll(isAlive).toBe(true)
    await button.click()
    await expect.element(button).toHaveTextContent('Ring 1')
    expect(load).toHaveBeenCalledOnce()
  })

  it('does again what was pressed while it was on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Counter>()
    load.mockReturnValue(promise)
    const LatePage = counterPage()
    const button = hydrated(<LatePage name="Ring" />)
    await atRest()
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await atRest()
    await expect.element(button).toHaveTextContent('Ring 0')
    resolve(Counter)
    await expect.element(button).toHaveTextContent('Ring 1')
  })

  it('leaves to the browser what it does by itself', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Rings>()
    const rings = lazyComponent(() => promise, null, onFailure)
    const button = hydrated(
      <>
        <div style={{ blockSize: '400vh' }} />
        <LazyHydration code={rings}>
          <rings.Component />
        </LazyHydration>
      </>,
      '<button command="toggle-popover" commandfor="rings">Rings</button><p id="rings" popover="auto">All rings</p>',
    )
    await atRest()
    await button.click()
    resolve(Rings)
    await expect.poll(isAlive).toBe(true)
    await atRest()
    await expect.element(page.getByText('All rings')).toBeVisible()
  })

  it('keeps what was entered while it was on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Width>()
    const width = lazyComponent(() => promise, null, onFailure)
    hydrated(
      <>
        <div style={{ blockSize: '400vh' }} />
        <LazyHydration code={width}>
          <width.Component />
        </LazyHydration>
      </>,
      '<input type="range" aria-label="Width" value="50"><output>50</output>',
    )
    await atRest()
    const slider = page.getByRole('slider', { name: 'Width' }).element()
    if (!(slider instanceof HTMLInputElement)) throw new Error('No slider')
    slider.value = '60'
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    resolve(Width)
    await expect.element(page.getByRole('status')).toHaveTextContent('60')
    expect(slider.value).toBe('60')
  })

  it('takes the Enter that was pressed upon an entry while it was on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Price>()
    const price = lazyComponent(() => promise, null, onFailure)
    hydrated(
      <>
        <div style={{ blockSize: '400vh' }} />
        <LazyHydration code={price}>
          <price.Component />
        </LazyHydration>
      </>,
      '<input aria-label="Price" value=""><output>none</output>',
    )
    await atRest()
    await page.getByRole('textbox', { name: 'Price' }).fill('900')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('status')).toHaveTextContent('none')
    resolve(Price)
    await expect.element(page.getByRole('status')).toHaveTextContent('900')
  })

  it('stands as the server wrote it where its code cannot be had, until that comes after all', async () => {
    load.mockRejectedValueOnce(new Error('gone'))
    const LatePage = counterPage()
    const button = hydrated(<LatePage name="Ring" />)
    button.element().scrollIntoView()
    await expect.poll(() => onFailure.mock.calls.length).toBe(1)
    await expect.element(button).toHaveTextContent('Ring 0')
    expect(isAlive()).toBe(false)
    window.dispatchEvent(new Event('online'))
    await expect.poll(isAlive).toBe(true)
  })

  it('asks for code that could not be had when it comes near again', async () => {
    load.mockRejectedValueOnce(new Error('gone'))
    const LatePage = counterPage()
    const button = hydrated(<LatePage name="Ring" />)
    button.element().scrollIntoView()
    await expect.poll(() => onFailure.mock.calls.length).toBe(1)
    scrollTo(0, 0)
    await atRest()
    expect(isAlive()).toBe(false)
    button.element().scrollIntoView()
    await expect.poll(isAlive).toBe(true)
  })

  it('shows something else once its code is there, and never nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Counter>()
    load.mockReturnValue(promise)
    const LatePage = counterPage()
    const button = hydrated(<LatePage name="Ring" />)
    await atRest()
    root?.render(<LatePage name="Band" />)
    await expect.poll(() => load.mock.calls.length).toBe(1)
    await expect.element(button).toHaveTextContent('Ring 0')
    resolve(Counter)
    await expect.element(button).toHaveTextContent('Band 0')
  })

  it('goes without it', async () => {
    const LatePage = counterPage()
    const button = hydrated(<LatePage name="Ring" />)
    await atRest()
    root?.render(<LatePage name={null} />)
    await expect.element(button).not.toBeInTheDocument()
    expect(load).not.toHaveBeenCalled()
  })
})
