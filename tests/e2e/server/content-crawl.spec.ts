import { contentPaths as documents } from '@shop/fixtures/content/content-files'
import { descriptionOf, headingLevelsOf, leapsIn, picturesWithoutWords } from '../support/page-outline.ts'
import { expect, test } from '../support/visitor-test.ts'

/** Every page that the content service has, whether or not anybody wrote it into a list. */
const contentPaths = documents().flatMap((document) =>
  /^en\/(?!menu$|paths$)/.test(document) ? document.slice('en'.length) : [],
)

/** Pages that are asked for at the same time: fewer than the server renders. */
const atOnce = 6

test('from the home page links lead to every page of content, each in order, and its links to what is there', async ({
  request,
}) => {
  const pages = new Map<string, string>()
  const linked = new Map<string, string>()
  // A set hands out what is added to it while it is gone through.
  const wanted = new Set(['/'])
  for (const path of wanted) {
    const response = await request.get(path)
    expect([path, response.status()]).toEqual([path, 200])
    const html = await response.text()
    pages.set(path, html)
    for (const found of hrefsOf(html)) {
      const href = found.startsWith('#') ? `${path}${found}` : found
      linked.set(href, path)
      if (contentPaths.includes(addressOf(href))) wanted.add(addressOf(href))
    }
  }
  expect(contentPaths.filter((path) => !pages.has(path))).toEqual([])

  const described = new Map<string, string>()
  for (const path of contentPaths) {
    const html = pages.get(path) ?? ''
    const levels = headingLevelsOf(html)
    expect
      .soft(
        levels.filter((level) => level === 1),
        `headings of level 1 on ${path}`,
      )
      .toEqual([1])
    expect.soft(leapsIn(levels), `headings that leave a level out, on ${path}`).toEqual([])
    expect.soft(picturesWithoutWords(html), `pictures without words on ${path}`).toEqual([])
    const description = descriptionOf(html)
    expect.soft(described.get(description), `the description of ${path}: ${description}`).toBeUndefined()
    described.set(description, path)
  }

  const others = new Set([...linked.keys()].map(addressOf).filter((address) => !pages.has(address)))
  const asked = [...others]
  while (asked.length > 0) {
    await Promise.all(
      asked.splice(0, atOnce).map(async (address) => {
        const status = (await request.get(address)).status()
        expect.soft([address, status], `linked from ${linked.get(address)}`).toEqual([address, 200])
      }),
    )
  }
  for (const [href, from] of linked) {
    const [address = '', place] = href.split('#')
    const html = pages.get(address)
    if (!place || !html) continue
    expect.soft(html.includes(`id="${place}"`), `${href}, linked from ${from}`).toBe(true)
  }
})

for (const language of ['fr', 'de']) {
  test(`every page of content that is written in ${language} is in order, and says what it shows`, async ({
    request,
  }) => {
    const written = documents().flatMap((document) =>
      document.startsWith(`${language}/`) && !/\/(?:menu|paths)$/.test(document)
        ? document.slice(language.length)
        : [],
    )
    expect(written.length).toBeGreaterThan(20)
    for (const path of written) {
      const html = await (await request.get(path, { headers: { cookie: `language=${language}` } })).text()
      expect.soft(html, path).toContain(`<html lang="${language}"`)
      const levels = headingLevelsOf(html)
      expect.soft([path, levels.filter((level) => level === 1)]).toEqual([path, [1]])
      expect.soft([path, leapsIn(levels), picturesWithoutWords(html)]).toEqual([path, [], []])
    }
  })
}

function addressOf(href: string): string {
  return href.replace(/#.*/, '')
}

/** Where a page's links lead inside the shop; a place on the page itself begins with `#`. */
function hrefsOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([#/][^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  return hrefs.filter((href) => !href.startsWith('//'))
}
