import { describe, expect, it, vi } from 'vitest'
import { createStylesOf } from './page-styles.ts'

const page = (...classes: string[]) => `<p class="${classes.join(' ')}">Text</p>`

/** What a sheet gives a page, in which everything has these classes. */
function stylesOf(sheet: string, ...classes: string[]) {
  return stylesIn(sheet)(page(...classes))
}

/** Gives what a sheet gives pages. */
function stylesIn(sheet: string) {
  const stylesOfSheets = createStylesOf(() => sheet)
  return (html: string) => stylesOfSheets(['/sheet.css'], html)
}

describe('the styles of a page', () => {
  it('are the rules for what it holds, in their order and their groups', () => {
    const sheet =
      '@layer a,b;@layer a{.one{color:red}.two{color:blue}}@media (width>9em){.two{top:0}}p{margin:0}'
    expect(stylesOf(sheet, 'one')).toBe('@layer a,b;@layer a{.one{color:red}}p{margin:0}')
    expect(stylesOf(sheet, 'two')).toBe(
      '@layer a,b;@layer a{.two{color:blue}}@media (width>9em){.two{top:0}}p{margin:0}',
    )
  })

  it.each([
    ['.one .two{top:0}', ['one'], false],
    ['.one .two{top:0}', ['two', 'one'], true],
    ['.one:not(.two,.three:hover)>a{top:0}', ['one'], true],
    ['.one:has(.two){top:0}', ['one'], false],
    ['.one:has(.two:not(.three)){top:0}', ['one', 'two'], true],
    [':is(.one,.two) a{top:0}', ['two'], true],
    [':is(.one,.two .three) a{top:0}', ['two'], false],
    ['.one :is(a,.two){top:0}', ['one'], true],
    ['.one:nth-child(2 of .two){top:0}', ['one'], true],
    ['.one{&:focus{top:0}}', ['one'], true],
    ['.one{&:focus{top:0}}', ['on'], false],
    ['.one{&:hover{top:0}}', ['one'], false],
    ['.one{.two &{top:0}}', ['one'], false],
    ['.one{.two &{top:0}}', ['one', 'two'], true],
    ['.one{@media (width>9em){.two &{top:0}}}', ['one'], false],
    ['.one{@media (width>9em){.two &{top:0}}}', ['one', 'two'], true],
    [':where(.one,.two) a{top:0}', ['three'], false],
    [':is(.one,.two):is(.three,.four){top:0}', ['one'], false],
    [':is(.one:not(.two),.three){top:0}', ['three'], true],
    ['.one:focus:is(.two,.three){top:0}', ['one'], false],
    ['.one[title="(a)"]{top:0}', ['one'], true],
    ['.one::before{content:".two{"}', ['one'], true],
  ])('take %s for %j: %j', (rule, classes, isTaken) => {
    expect(stylesOf(rule, ...classes)).toBe(isTaken ? rule : '')
  })

  it.each(['@layer a', '@media (width>9em)', '@supports (display:grid)', '@container (width>9em)'])(
    'are those within %s that fit',
    (group) => {
      expect(stylesOf(`${group}{.one{top:0}.two{top:0}}`, 'one')).toBe(`${group}{.one{top:0}}`)
    },
  )

  it('are the same with a remark between them', () => {
    expect(stylesOf('/*! of the shop */.one{top:0}', 'one')).toBe('.one{top:0}')
  })

  it('are what a rule holds as far as the page has it, in its order', () => {
    const rule = '.one{top:0;&:hover{top:1px}.two &{top:2px}@media (width>9em){top:3px;.two &{top:4px}}}'
    expect(stylesOf(rule, 'one')).toBe('.one{top:0;@media (width>9em){top:3px;}}')
  })

  it('are the values of the whole page that it reads, itself or by way of others, and no more', () => {
    const sheet =
      ':root{color-scheme:light;--ink:#111;--line:1px solid var(--ink);--error:red}' +
      '@media print{:root{--ink:#000}}@media (width>9em){:root{--ink:#222;--error:blue}}' +
      '.one{border:var(--line)}.two{color:var(--error)}'
    expect(stylesOf(sheet, 'one')).toBe(
      ':root{color-scheme:light;--ink:#111;--line:1px solid var(--ink);}' +
        '@media (width>9em){:root{--ink:#222;}}.one{border:var(--line)}',
    )
    expect(stylesIn(sheet)('<p style="color:var(--error)">')).toContain('--error:red;')
  })

  it('are the selectors that can fit, and not the others of a rule', () => {
    expect(stylesOf('.one,.two>a,:is(.three,b){top:0}', 'two')).toBe('.two>a,:is(.three,b){top:0}')
  })

  it.each([
    ['.one:hover{top:0}', false],
    ['.one:active,.one:hover .two{top:0}', false],
    ['.one:hover,.one:focus-visible{top:0}', true],
    ['.one:not(:hover){top:0}', true],
    ['@media print{.one{top:0}}', false],
    ['@media screen{.one{top:0}}', true],
    ['@media not print{.one{top:0}}', true],
    ['@media print,screen{.one{top:0}}', true],
    ['@layer print{.one{top:0}}', true],
  ])('leave out what only a mouse or a printer asks for, %s: %j', (rule, isTaken) => {
    expect(stylesOf(rule, 'one', 'two')).toBe(isTaken ? rule : '')
  })

  it('take an animation with the rule that runs it', () => {
    const rise = '@keyframes rise{0%{top:0}}'
    expect(stylesOf(`${rise}.one{animation:rise 1s}`, 'one')).toBe(`.one{animation:rise 1s}${rise}`)
    expect(stylesOf(`${rise}.one{animation:rise 1s}`, 'two')).toBe('')
    const inGroup = `@layer a{${rise}.one{animation:rise 1s}}`
    expect(stylesOf(inGroup, 'one')).toBe(`@layer a{.one{animation:rise 1s}}@layer a{${rise}}`)
    expect(stylesOf(inGroup, 'two')).toBe('')
  })

  it('take fonts of the device, and none that would be fetched', () => {
    const local = "@font-face{font-family:a;src:local('Georgia')}"
    expect(stylesOf(`${local}@font-face{font-family:b;src:url(b.woff2)}`)).toBe(local)
    const drawings = '@namespace svg url(http://www.w3.org/2000/svg);'
    expect(stylesOf(drawings)).toBe(drawings)
  })

  it('are those of each page, whatever page was asked for before', () => {
    const styles = stylesIn('.one{top:0}.two{left:0}')
    expect(['one', 'two', 'one'].map((name) => styles(page(name)))).toEqual([
      '.one{top:0}',
      '.two{left:0}',
      '.one{top:0}',
    ])
    expect(styles(page('one', 'two'))).toBe('.one{top:0}.two{left:0}')
  })
})

describe('the sheets of a page', () => {
  it('are read once each, and count in their order', () => {
    const readSheet = vi.fn((href: string) => `.one{order:${href.length}}`)
    const stylesOfSheets = createStylesOf(readSheet)
    expect(stylesOfSheets(['/a', '/bc'], page('one'))).toBe('.one{order:2}.one{order:3}')
    expect(stylesOfSheets(['/a', '/bc'], page('two'))).toBe('')
    expect(readSheet.mock.calls.map(([href]) => href)).toEqual(['/a', '/bc'])
    expect(stylesOfSheets(['/bc', '/a'], page('one'))).toBe('.one{order:3}.one{order:2}')
    expect(stylesOfSheets(['/a'], page('one'))).toBe('.one{order:2}')
    expect(stylesOfSheets([], page('one'))).toBe('')
    expect(readSheet).toHaveBeenCalledTimes(2)
  })
})
