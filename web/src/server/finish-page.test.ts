import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { finishPage } from './finish-page.ts'

const options = { assetsUrl: 'http://127.0.0.1:4000', isDevelopment: false }
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('finishPage', () => {
  it('allows exactly the inline scripts that the page contains', () => {
    const { policy } = finishPage('<script>one()</script><script class="x">two()</script>', options)
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
  })

  it('gives no hash to scripts that are files', () => {
    const { policy } = finishPage('<script type="module" async src="/a.js"></script>', options)
    expect(policy).toContain("script-src 'self';")
  })

  it('lets pictures come from the image host and nothing from anywhere else', () => {
    const { policy } = finishPage('', options)
    expect(policy).toContain("img-src 'self' data: http://127.0.0.1:4000;")
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('unsafe-eval')
  })

  it('is the same text whenever the page is made', () => {
    const page = (time: number) => `<script>matches=[{i:"a",u:${time},s:"success"}]</script>`
    expect(finishPage(page(1795261818316), options)).toEqual(finishPage(page(1795261999999), options))
  })

  it('takes out the preload links that compete with the first picture', () => {
    const { html } = finishPage(
      '<head><link rel="modulepreload" href="/a.js"/><title>t</title></head>',
      options,
    )
    expect(html).toBe('<head><title>t</title></head>')
  })
})
