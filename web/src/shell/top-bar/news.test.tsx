import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { News } from './news.tsx'
import styles from './top-bar.module.css'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const manchester = 'Our new Manchester boutique is open. Plan a visit'
const magazine = 'Our magazine tells how pieces are made. Read it'
const london = 'Our new London boutique is open. Plan a visit'

async function news({ asksForLessMotion = false, width = 1440 } = {}) {
  await page.viewport(width, 900)
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(prefers-reduced-motion: reduce)'
      ? ({ matches: asksForLessMotion } as MediaQueryList) // all that is read of it
      : matchMedia(query),
  )
  const screen = await renderInShop(
    <>
      <div className={styles.bar}>
        <News />
      </div>
      <button type="button" style={{ marginBlockStart: '20rem' }}>
        The page
      </button>
    </>,
  )
  const region = screen.getByRole('group', { name: 'News' })
  return {
    ...screen,
    region,
    page: screen.getByRole('button', { name: 'The page' }),
    /** What can be read of the news, and nothing that is hidden. */
    shown: () =>
      [...screen.container.querySelectorAll('li')]
        .map((line) => line.innerText.replaceAll(/\s+/g, ' ').trim())
        .filter((text) => text !== ''),
    previous: screen.getByRole('button', { name: 'Previous news' }),
    next: screen.getByRole('button', { name: 'Next news' }),
    pause: screen.getByRole('button', { name: 'Pause the news' }),
    play: screen.getByRole('button', { name: 'Play the news' }),
    live: () => screen.container.querySelector('ul')?.getAttribute('aria-live'),
  }
}

type News = Awaited<ReturnType<typeof news>>

/** Waits until the news stand still, or run: then the time of a slide has begun with the frame that is drawn next. */
async function until(state: 'running' | 'still', { live }: News) {
  await expect.poll(live).toBe(state === 'running' ? 'off' : 'polite')
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}

describe('the news', () => {
  it('show one line after the other, each for five seconds, round and round', async () => {
    const screen = await news()
    await until('running', screen)
    vi.advanceTimersByTime(4999)
    expect(screen.shown()).toEqual([manchester])
    for (const next of [magazine, london, manchester]) {
      await until('running', screen)
      vi.advanceTimersByTime(5000)
      await expect.poll(screen.shown).toEqual([next])
    }
    vi.useRealTimers()
    await expectAccessible(screen.container)
  })

  it('go on and back at a press, and stand still and are read out while they are paused', async () => {
    const screen = await news()
    const { shown, next, previous, pause, play, page: elsewhere } = screen
    await next.click()
    await expect.poll(shown).toEqual([magazine])
    await previous.click()
    await previous.click()
    await expect.poll(shown).toEqual([london])
    await pause.click()
    await expect.element(play).toBeVisible()
    await elsewhere.click()
    await until('still', screen)
    vi.advanceTimersByTime(20_000)
    expect(shown()).toEqual([london])
    await play.click()
    await elsewhere.click()
    await until('running', screen)
    vi.advanceTimersByTime(5000)
    await expect.poll(shown).toEqual([manchester])
  })

  it('stand still under a mouse, and while the focus is in them', async () => {
    const screen = await news()
    const { region, shown, pause, page: elsewhere } = screen
    await until('running', screen)
    await region.hover()
    await until('still', screen)
    vi.advanceTimersByTime(20_000)
    expect(shown()).toEqual([manchester])
    await elsewhere.hover()
    await until('running', screen)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(pause).toHaveFocus()
    await until('still', screen)
    vi.advanceTimersByTime(20_000)
    expect(shown()).toEqual([manchester])
    await elsewhere.click()
    await until('running', screen)
  })

  it('do not start by themselves for who asks for less motion, and do at a press', async () => {
    const screen = await news({ asksForLessMotion: true })
    const { shown, play, page: elsewhere } = screen
    await expect.element(play).toBeVisible()
    await until('still', screen)
    vi.advanceTimersByTime(20_000)
    expect(shown()).toEqual([manchester])
    await play.click()
    await elsewhere.click()
    await until('running', screen)
    vi.advanceTimersByTime(5000)
    await expect.poll(shown).toEqual([magazine])
  })

  it('lead the keyboard to the link that is shown and to no other', async () => {
    const { next, getByRole } = await news()
    await next.click()
    const link = getByRole('link')
    await expect.element(link).toHaveAccessibleName('Read it: our magazine')
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(link).toHaveFocus()
    await userEvent.tab()
    await expect.element(getByRole('button', { name: 'The page' })).toHaveFocus()
  })
})

describe('the banner beside the news', () => {
  it.each([390, 768, 1024, 1440])('says how soon a finished piece comes, at %i px', async (width) => {
    const { getByText, region, container } = await news({ width })
    const banner = getByText('Ready to wear, delivered in 2-5 days')
    await expect.element(banner).toBeVisible()
    const lines = width < 640 ? 2 : 1
    const bar = container.querySelector(`.${styles.bar}`)?.getBoundingClientRect()
    // The height that is kept for it before its code has come.
    expect(bar?.height).toBe(lines === 1 ? 38 : 57)
    const isBelow =
      banner.element().getBoundingClientRect().top >= region.element().getBoundingClientRect().bottom
    expect(isBelow).toBe(lines === 2)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
