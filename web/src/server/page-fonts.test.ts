import { expect, it, vi } from 'vitest'
import { createFontsOf } from './page-fonts.ts'

const sheets: Readonly<Record<string, string>> = {
  '/static/base.css':
    '@font-face{font-family:A;src:url(/static/a.woff2)format("woff2")}' +
    '@font-face{font-family:B;src:url("/static/b.woff2") format("woff2")}' +
    '@font-face{font-family:C;src:local(Georgia)}body{background:url(/static/paper.webp)}',
  '/static/more.css': '.more{color:red}',
}

it('names the fonts that have to be fetched, and neither those of the device nor pictures', () => {
  const fontsOf = createFontsOf((href) => sheets[href] ?? '')
  expect(fontsOf(['/static/base.css', '/static/more.css'])).toEqual(['/static/a.woff2', '/static/b.woff2'])
})

it('reads a sheet once', () => {
  const readSheet = vi.fn((href: string) => sheets[href] ?? '')
  const fontsOf = createFontsOf(readSheet)
  fontsOf(['/static/base.css'])
  fontsOf(['/static/base.css', '/static/more.css'])
  expect(readSheet.mock.calls).toEqual([['/static/base.css'], ['/static/more.css']])
})
