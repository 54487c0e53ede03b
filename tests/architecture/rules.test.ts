import { describe, expect, it } from 'vitest'
import {
  anchorOf,
  deadLinks,
  deadPaths,
  deadReferences,
  outsideCitations,
  rulesFile,
  textFiles,
  textPaths,
  withoutSources,
  type RulesFile,
} from './rules.ts'

const files = textFiles()
const folder = 'schema/rules/'
/** Its tool writes a README of its own. */
const messagesTool = 'web/project.inlang/'
/** They show what is looked for. */
const ownFiles = ['tests/architecture/rules.ts', 'tests/architecture/rules.test.ts']
const rulesText = files.filter(({ path }) => path.startsWith(folder))
const rules: readonly RulesFile[] = rulesText.map(({ path, text }) =>
  rulesFile(path.slice(folder.length, -'.md'.length), text),
)
const index = rulesText.find(({ path }) => path === `${folder}README.md`)?.text ?? ''

describe('the reader of rules', () => {
  const basket = rulesFile('basket', '# Basket\n\n## Expiry\n\n48 hours.\n\n## Cart sync\n\nAlways.\n')

  it('finds the files and the headings', () => {
    expect(files.length).toBeGreaterThan(1000)
    expect(rules.length).toBeGreaterThan(20)
    expect(basket.anchors).toEqual(['basket', 'expiry', 'cart-sync'])
    expect(anchorOf('Names, and O’Brien')).toBe('names-and-obrien')
  })

  it('tells a live reference from a dead one', () => {
    expect(deadReferences('(rules/basket#expiry) and rules/basket', [basket])).toEqual([])
    expect(deadReferences('(rules/basket#expired), rules/cart#expiry.', [basket])).toEqual([
      'rules/basket#expired',
      'rules/cart#expiry',
    ])
    expect(deadReferences('schema/rules/glossary.md', [basket])).toEqual([])
  })

  it.each([
    ['/**\n * The steps (document\n * 2 section 4).\n */', '(document 2 section 4)'],
    ['what the specification says', 'the specification says'],
    ['(decisions, Filters)', '(decisions, Filters)'],
    ['(shop facts, 13)', '(shop facts, 13)'],
    ['see issue 5', 'see issue 5'],
  ])('finds a citation in %j', (text, cited) => {
    expect(outsideCitations(text)).toEqual([expect.stringContaining(cited)])
  })

  it('lets standards and the documents of GraphQL be named', () => {
    expect(
      outsideCitations('The GraphQL specification: an error has a message. The document is large.'),
    ).toEqual([])
  })
})

describe('the rules', () => {
  it('are where comments, tests and descriptions say', () => {
    const dead = files
      .filter(({ path }) => !ownFiles.includes(path))
      .flatMap(({ path, text }) => deadReferences(text, rules).map((each) => `${path}: ${each}`))
    expect(dead).toEqual([])
  })

  it('have one heading for each anchor of a file', () => {
    const repeated = rules.flatMap(({ name, anchors }) =>
      anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at).map((anchor) => `${name}#${anchor}`),
    )
    expect(repeated).toEqual([])
  })

  it('are listed in their index, file by file', () => {
    const listed = rules.filter(({ name }) => !index.includes(`[${name}.md](${name}.md)`))
    expect(listed.map(({ name }) => name)).toEqual(['README'])
  })

  it('say where they come from, each of them', () => {
    const sourceless = rules
      .filter(({ name }) => name !== 'README' && name !== 'glossary')
      .flatMap(({ name, sections }) =>
        sections.filter(({ text }) => !/^Source: /m.test(text)).map(({ heading }) => `${name}: ${heading}`),
      )
    expect(sourceless).toEqual([])
  })
})

describe('the repository', () => {
  it('cites nothing that it does not hold', () => {
    const citing = files
      .filter(({ path }) => path !== `${folder}README.md` && !ownFiles.includes(path))
      .flatMap(({ path, text }) =>
        outsideCitations(path.startsWith(folder) ? withoutSources(text) : text).map(
          (each) => `${path}: …${each}…`,
        ),
      )
    expect(citing).toEqual([])
  })

  // Pages of content lead to other pages, which a test of theirs follows.
  const markdown = files.filter(({ path }) => path.endsWith('.md') && !/^fixtures\/content\/..\//.test(path))

  it('names no file in its Markdown that it does not hold', () => {
    const paths = textPaths()
    const text = 'see `web/src/router.tsx`, `router.tsx` and `src/route.tsx`'
    expect(deadPaths({ path: 'README.md', text }, paths)).toEqual(['src/route.tsx'])
    const dead = markdown
      .filter(({ path }) => !path.startsWith(messagesTool))
      .flatMap((file) => deadPaths(file, paths).map((each) => `${file.path}: ${each}`))
    expect(dead).toEqual([])
  })

  it('has no link in its Markdown that leads nowhere', () => {
    expect(markdown.length).toBeGreaterThan(30)
    expect(markdown.flatMap((file) => deadLinks(file).map((link) => `${file.path}: ${link}`))).toEqual([])
    expect(
      deadLinks({ path: 'README.md', text: '[a](schema/none.md) [b](schema/rules/basket.md#none)' }),
    ).toEqual(['schema/none.md', 'schema/rules/basket.md#none'])
    const pattern = '`[a](none.md)` and `` [`](none.md) `` are code, [b](gone.md) and [`c`](lost.md) are not'
    expect(deadLinks({ path: 'README.md', text: pattern })).toEqual(['gone.md', 'lost.md'])
  })
})
