import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { finishPage } from './finish-page.ts'

const nonce = '5f0c'
const options = { nonce, assetsUrl: 'http://127.0.0.1:4000', isDevelopment: false }
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('finishPage', () => {
  it('allows exactly the inline scripts that bear the nonce of this rendering', () => {
    const { policy } = finishPage(
      `<script nonce="${nonce}">one()</script><script class="x" nonce="${nonce}">two()</script>`,
      options,
    )
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
  })

  it.each([
    ['without a nonce', '<script>evil()</script>'],
    ['with another nonce', '<script nonce="6a1b">evil()</script>'],
    ['with the nonce in its text', `<script>evil() // nonce="${nonce}"</script>`],
    ['with the nonce in another attribute', `<script data-x="${nonce}">evil()</script>`],
  ])('does not allow a script %s', (_, script) => {
    const { policy } = finishPage(`${script}<script nonce="${nonce}">one()</script>`, options)
    expect(policy).toContain(`script-src 'self' ${hash('one()')};`)
  })

  it('takes the nonce out of the page', () => {
    const { html } = finishPage(
      `<head><meta property="csp-nonce" content="${nonce}"/><link nonce="${nonce}" rel="icon"/></head>` +
        `<script nonce="${nonce}">one()</script>`,
      options,
    )
    expect(html).toBe('<head><link rel="icon"/></head><script>one()</script>')
  })

  it('gives no hash to scripts that are files', () => {
    const { policy } = finishPage(
      `<script nonce="${nonce}" type="module" async src="/a.js"></script>`,
      options,
    )
    expect(policy).toContain("script-src 'self';")
  })

  it('lets pictures come from the image host and nothing from anywhere else', () => {
    const { policy } = finishPage('', options)
    expect(policy).toContain("img-src 'self' data: http://127.0.0.1:4000;")
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('unsafe-eval')
  })

  it('is the same text and the same policy whenever the page is made', () => {
    const page = (time: number, mark: string) =>
      finishPage(`<script nonce="${mark}">matches=[{i:"a",u:${time},s:"success"}]</script>`, {
        ...options,
        nonce: mark,
      })
    expect(page(1795261818316, 'first')).toEqual(page(1795261999999, 'second'))
  })

  it('takes out the preload links that compete with the first picture', () => {
    const { html } = finishPage(
      `<head><link rel="modulepreload" nonce="${nonce}" href="/a.js"/><title>t</title></head>`,
      options,
    )
    expect(html).toBe('<head><title>t</title></head>')
  })
})
