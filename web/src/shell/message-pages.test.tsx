import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#data/api-error.ts'
import { expectAccessible } from '#data/testing/accessible.ts'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { FailedPage } from './failed-page.tsx'
import { NothingHere, NotFoundPage } from './not-found-page.tsx'

/** Word for word (rules/routes#not-found). */
const sentence = 'Sorry, the page you are looking for does not exist or is currently unavailable.'

const away = new ApiError('network', 'the API does not answer')
const ways = [{ text: 'Browse settings', href: '/create/engagement-ring' }]

afterEach(() => vi.restoreAllMocks())

describe('a page that shows nothing', () => {
  it.each([
    ['an unknown address', () => <NotFoundPage />, 'Page not found'],
    [
      'something that is not there',
      () => <NothingHere title="We do not have this setting" text="It may have gone." ways={ways} />,
      'We do not have this setting',
    ],
    ['an API that is away', () => <FailedPage error={away} />, 'This page is not available at the moment'],
    ['a mistake of ours', () => <FailedPage error={new Error('oh')} />, 'Something went wrong on our side'],
  ])('of %s says the sentence and leads home', async (_what, page, title) => {
    const { getByRole, getByText, container } = await renderInShop(page())
    await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent(title)
    await expect.element(getByText(sentence)).toBeVisible()
    await expect.element(getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    expect(getByRole('link').all().length).toBeGreaterThan(1)
    await expectAccessible(container)
  })

  it('for want of a connection says that it comes by itself, and goes back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { getByRole, getByText, container } = await renderInShop(
      <FailedPage error={new Error('no file')} />,
    )
    await expect.element(getByText(/^You are offline\. This page comes by itself/)).toBeVisible()
    await expect.element(getByRole('button', { name: 'Go back' })).toBeVisible()
    expect(container.textContent).not.toContain('our side')
    // What would load a page shows that of the browser.
    expect(getByRole('link').all()).toHaveLength(0)
    await expectAccessible(container)
  })

  it('says the sentence once', async () => {
    const text = `${sentence} Your stone is kept.`
    const { container } = await renderInShop(<NothingHere text={text} ways={ways} />)
    expect(container.textContent.split(sentence)).toHaveLength(2)
  })

  it('says what is missing where that is known', async () => {
    const { getByText } = await renderInShop(<NothingHere text="It may have gone." ways={ways} />)
    await expect.element(getByText('It may have gone.')).toBeVisible()
  })
})
