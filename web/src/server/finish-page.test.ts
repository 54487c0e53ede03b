import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { finishPage, type FinishOptions } from './finish-page.ts'
import startScript from './start.inline.js?raw'

const nonce = '5f0c'
const options = {
  nonce,
  assetsUrl: 'http://127.0.0.1:4000',
  marketingScriptUrl: null,
  serviceScriptUrls: [],
  serviceSources: [],
  stylesOf: (sheets: readonly string[]) => sheets.map((href) => `.of{content:'${href}'}`).join(''),
  fontsOf: (sheets: readonly string[]) => sheets.map((href) => `${href}.woff2`),
  structuredData: null,
  isDevelopment: false,
}
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A finished page, as text. */
function finished(page: string, how: FinishOptions) {
  const { pieces, policy } = finishPage(page, how)
  return { html: pieces.join(''), policy }
}

describe('finishPage', () => {
  it('allows exactly the inline scripts that bear the nonce of this rendering', () => {
    const { policy } = finished(
      `<script nonce="${nonce}">one()</script><script class="x" nonce="${nonce}">two()</script>`,
      options,
    )
    expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
  })

  it('allows a script of a file by where it comes from alone', () => {
    const { html, policy } = finished(`<script nonce="${nonce}" src="/a.js"></script>`, options)
    expect(html).toBe('<script src="/a.js"></script>')
    expect(policy).toContain("script-src 'self';")
  })

  it.each([
    ['without a nonce', '<script>evil()</script>'],
    ['with another nonce', '<script nonce="6a1b">evil()</script>'],
    ['with the nonce in its text', `<script>evil() // nonce="${nonce}"</script>`],
    ['with the nonce in another attribute', `<script data-x="${nonce}">evil()</script>`],
  ])('does not allow a script %s', (_, script) => {
    const { policy } = finished(`${script}<script nonce="${nonce}">one()</script>`, options)
    expect(policy).toContain(`script-src 'self' ${hash('one()')};`)
  })

  it('takes the nonce out of the page', () => {
    const { html } = finished(
      `<head><meta property="csp-nonce" content="${nonce}"/><link nonce="${nonce}" rel="icon"/></head>` +
        `<script nonce="${nonce}">one()</script>`,
      options,
    )
    expect(html).toBe('<head><link rel="icon"/></head><script>one()</script>')
  })

  it('takes out a nonce that stands before any tag', () => {
    expect(finished(`Text nonce="${nonce}" and <b>more</b>`, options).html).toBe('Text and <b>more</b>')
  })

  it('asks ahead for the first picture alone', () => {
    const first = '<link rel="preload" as="image" imageSrcSet="/hero.webp 640w" fetchPriority="high"/>'
    const later = '<link rel="preload" as="image" imageSrcSet="/second.webp 640w" imageSizes="10rem"/>'
    const { html } = finished(`<head>${later}${first}${later}</head>`, options)
    expect(html).toContain(first)
    expect(html).not.toContain('/second.webp')
  })

  it('lets pictures come from the image host and nothing from anywhere else', () => {
    const { policy } = finished('', options)
    expect(policy).toContain("img-src 'self' data: http://127.0.0.1:4000;")
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('unsafe-eval')
  })

  it('lets the marketing script run, by its address without its query, and no other of its host', () => {
    const marketingScriptUrl = 'https://mail.example.com/shop/script.js?id=7'
    const { policy } = finished(`<script nonce="${nonce}">one()</script>`, {
      ...options,
      marketingScriptUrl,
    })
    expect(policy).toContain(`script-src 'self' ${hash('one()')} https://mail.example.com/shop/script.js;`)
  })

  it('lets captcha and live chat run, and speak to the addresses they are given', () => {
    const { policy } = finished('', {
      ...options,
      serviceScriptUrls: [
        'https://captcha.example.com/api.js?render=explicit',
        'https://chat.example.com/chat.js',
        'https://more.example.com',
      ],
      serviceSources: ['https://answers.example.com'],
    })
    expect(policy).toContain(
      "script-src 'self' https://captcha.example.com/api.js https://chat.example.com/chat.js https://more.example.com/;",
    )
    expect(policy).toContain("connect-src 'self' https://answers.example.com;")
    expect(policy).toContain("frame-src 'self' https://answers.example.com;")
  })

  it('is the same text and the same policy whenever the page is made', () => {
    const page = (time: number, mark: string) =>
      finished(`<script nonce="${mark}">matches=[{i:"a",u:${time},s:"success"}]</script>`, {
        ...options,
        nonce: mark,
      })
    expect(page(1795261818316, 'first')).toEqual(page(1795261999999, 'second'))
    expect(page(1795261818316, 'first').html).toBe('<script>matches=[{i:"a",u:0,s:"success"}]</script>')
  })

  const page =
    `<head><link rel="modulepreload" nonce="${nonce}" href="/app.js"/>` +
    `<link href="/list.js" rel="modulepreload" nonce="${nonce}"/>` +
    `<link rel="stylesheet" href="/a.css" data-precedence="default" nonce="${nonce}"/>` +
    `<link rel="stylesheet" data-precedence="default" href="/b.css" nonce="${nonce}"/></head>` +
    `<p>Text</p><script nonce="${nonce}" type="module" async="" src="/app.js"></script>`

  it('puts the styles of a page into it, and off whatever it has to fetch for its script', () => {
    const { html, policy } = finished(page, options)
    expect(html).toBe(
      `<head><style>.of{content:'/a.css'}.of{content:'/b.css'}</style></head><p>Text</p>` +
        '<noscript><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/></noscript>' +
        `<script data-styles="/a.css /b.css" data-fonts="/a.css.woff2 /b.css.woff2" data-files="/list.js /app.js">${startScript}</script>`,
    )
    expect(policy).toContain(`script-src 'self' ${hash(startScript)};`)
  })

  const passing = (text: string) => `<script nonce="${nonce}">${text}</script>`

  it('has what the router does while the page is read in the script that fetches the rest, in its order', () => {
    const { html, policy } = finished(
      passing('keep()') +
        passing('scroll();document.currentScript.remove()') +
        passing('$_TSR.router={};document.currentScript.remove()') +
        passing('document.currentScript.remove();count()') +
        page,
      options,
    )
    const joined =
      'scroll();document.currentScript.remove();' +
      '$_TSR.router={};document.currentScript.remove();' +
      `document.currentScript.remove();count();${startScript}`
    expect(policy).toContain(`script-src 'self' ${hash('keep()')} ${hash(joined)};`)
    expect(html).toMatch(/^<script>keep\(\)<\/script><head><style>/)
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html).toContain(`data-files="/list.js /app.js">${joined}</script>`)
  })

  it.each([
    'document.currentScript.remove()',
    'document.currentScript.remove();',
    'document.currentScript.remove();/*end*/',
  ])('goes without a script that does no more than to go: %s', (script) => {
    expect(finished(page + passing(script), options)).toEqual(finished(page, options))
  })

  it('leaves what bears the mark and is no script where it is', () => {
    const icon = `<link nonce="${nonce}" rel="icon"/>`
    const { html } = finished(icon + page, options)
    expect(html).toBe(`<link rel="icon"/>${finished(page, options).html}`)
  })

  it('scrolls to where the page was left only where nobody has scrolled meanwhile', () => {
    const script =
      '(function(a){scrollTo(0,0)})("tsr-scroll-restoration-v1_3");document.currentScript.remove()'
    expect(finished(passing(script) + page, options).html).toContain(`>scrollY||${script};`)
    // What does something else before is done all the same.
    expect(finished(passing(`count();${script}`) + page, options).html).toContain(`>count();${script};`)
  })

  it('leaves a page without a script of its own what the router wrote', () => {
    const { html } = finished(`<script nonce="${nonce}">document.currentScript.remove()</script>`, options)
    expect(html).toBe('<script>document.currentScript.remove()</script>')
  })

  it('carries what it says of itself for search engines, which ends no script', () => {
    const { html, policy } = finished('<head></head>', {
      ...options,
      structuredData: { name: '</script><script>evil()</script>' },
    })
    expect(html).toBe(
      '<head><script type="application/ld+json">' +
        '{"name":"\\u003c/script>\\u003cscript>evil()\\u003c/script>"}</script></head>',
    )
    expect(policy).toContain("script-src 'self';")
  })

  it('leaves the page of the development server as it is', () => {
    const { html } = finished(page, { ...options, isDevelopment: true })
    expect(html).toBe(page.replaceAll(` nonce="${nonce}"`, ''))
  })
})
