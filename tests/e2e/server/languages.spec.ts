import type { APIRequestContext } from '@playwright/test'
import { spaced, textOf } from '../support/page-text.ts'
import { expect, test } from '../support/visitor-test.ts'

/** What each kind of page says in French and German (rules/content-and-languages#languages). */
const pages = [
  { path: '/', fr: 'Faite une fois, pour une seule main', de: 'Einmal gefertigt, für eine Hand' },
  {
    path: '/create/engagement-ring/halo',
    fr: 'Montures de bague de fiançailles, Halo',
    de: 'Verlobungsring-Fassungen, Halo',
  },
  { path: '/necklaces/collection/platinum', fr: 'Colliers : en platine', de: 'Halsketten: Platin' },
  { path: '/gemstone/100010', fr: 'Diamant de 1,00 ct, forme ronde', de: '1,00 ct Diamant Rund' },
  { path: '/contact', fr: 'Venez, appelez ou écrivez', de: 'Besuchen Sie uns' },
  { path: '/cart', fr: 'Votre panier', de: 'Ihr Warenkorb' },
  { path: '/checkout', fr: 'Paiement de la commande', de: 'Kasse' },
] as const

const ask = (request: APIRequestContext, path: string, cookie: string, world: string) =>
  request.get(path, { headers: { cookie: `world=${world}; ${cookie}` } })

for (const language of ['fr', 'de'] as const) {
  for (const { path, [language]: words } of pages) {
    test(`${path} comes in ${language} to whoever chose it`, async ({ request, world }) => {
      const response = await ask(request, path, `language=${language}`, world.id)
      const html = await response.text()
      expect(response.status()).toBe(200)
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toContain(`content="${language}_${language.toUpperCase()}"`)
      expect(spaced(textOf(html))).toContain(words)
      // One address shows all languages.
      expect(html).not.toContain('hreflang')
      expect(response.headers()['vary']?.toLowerCase()).toContain('cookie')
    })
  }
}

/** What stands beside the shop's own words and is not told by a menu or a heading. */
const ownWords = {
  fr: ['Guilde des beaux métiers', 'Membre depuis 1962', 'vous acceptez de recevoir de nos nouvelles'],
  de: ['Gilde feiner Handwerkskunst', 'Mitglied seit 1962', 'stimmen Sie zu, von uns zu hören'],
} as const

for (const language of ['fr', 'de'] as const) {
  test(`the foot of a page says in ${language} who vouches for the shop and what is agreed to`, async ({
    request,
    world,
  }) => {
    const text = textOf(await (await ask(request, '/contact', `language=${language}`, world.id)).text())
    for (const words of ownWords[language]) expect(text).toContain(words)
    for (const english of ['Guild of', 'Member since', 'By subscribing']) expect(text).not.toContain(english)
  })
}

test('what the API says in words of its own is marked as English where the page is not', async ({
  request,
  world,
}) => {
  const htmlIn = async (language: string) =>
    (await ask(request, '/necklaces/product/NE-00901', `language=${language}`, world.id)).text()
  expect(await htmlIn('fr')).toMatch(/<h1 lang="en">/)
  expect(await htmlIn('de')).toMatch(
    /<section [^>]*aria-labelledby="about"><h2 id="about">[^<]+<\/h2><p lang="en">/,
  )
  expect(await htmlIn('en')).not.toMatch(/<(?:h1|h2|p) lang="en"/)
})

test('each fact of a piece has a label of its own, and a measure the form of the language', async ({
  request,
  world,
}) => {
  for (const language of ['fr', 'de']) {
    const html = await (
      await ask(request, '/necklaces/product/NE-00901', `language=${language}`, world.id)
    ).text()
    const facts = /<section [^>]*aria-labelledby="about">.*?<\/section>/s.exec(html)?.[0] ?? ''
    const labels = [...facts.matchAll(/<dt[^>]*>(.*?)<\/dt>/g)].map(([, label]) => label)
    expect(labels.length).toBeGreaterThan(5)
    expect([language, labels]).toEqual([language, [...new Set(labels)]])
    expect(facts).toContain('0,30\u00a0ct')
  }
})

test('a search that finds nothing suggests in the language, and searches in English', async ({
  request,
  world,
}) => {
  const html = await (await ask(request, '/search?q=smaragdd', 'language=de', world.id)).text()
  expect(html).toMatch(/href="\/search\?q=emerald"[^>]*>Smaragd</)
  expect(html).toMatch(/href="\/search\?q=blue(?:%20|\+)sapphire"[^>]*>Blauer Saphir</)
  expect(textOf(html)).not.toContain('eternity ring')
})

test('a page that does not exist says so in the language', async ({ request, world }) => {
  const french = await ask(request, '/nothing-here', 'language=fr', world.id)
  expect([french.status(), textOf(await french.text())]).toEqual([
    404,
    expect.stringContaining('Désolé, la page que vous cherchez n’existe pas'),
  ])
  const german = await ask(request, '/rings/product/RI-99999', 'language=de', world.id)
  const html = await german.text()
  expect([german.status(), html]).toEqual([404, expect.stringContaining('<html lang="de"')])
})

test('what an address asks for in vain is said in the language of the page', async ({ request, world }) => {
  const path = '/wedding-rings/plain/product/WR-00601/14ct-rose-gold/9-00/heavy'
  const html = await (await ask(request, path, 'language=de', world.id)).text()
  expect(spaced(textOf(html))).toContain('nicht gefertigt: Roségold 14 Karat, 9,00 mm')
})

test('a page that cannot be shown says so in the language', async ({ request, world }) => {
  await world.setFaults({ operation: 'SettingList', kind: 'http-500' })
  const response = await ask(request, '/create/engagement-ring', 'language=de', world.id)
  expect(response.status()).toBe(503)
  expect(textOf(await response.text())).toContain('Diese Seite ist zurzeit nicht verfügbar')
})

for (const cookie of [
  'language=xx',
  'language=',
  'language=fr-FR',
  'language=%00',
  `language=${'f'.repeat(3000)}`,
  'language=../de',
  'mylanguage=fr',
]) {
  test(`whoever sends ${cookie.slice(0, 30)} reads English`, async ({ request, world }) => {
    const response = await ask(request, '/', cookie, world.id)
    expect([response.status(), await response.text()]).toEqual([
      200,
      expect.stringContaining('<html lang="en-GB"'),
    ])
  })
}

test('whatever a browser prefers, who has chosen nothing reads English', async ({ request, world }) => {
  const response = await request.get('/', {
    headers: { cookie: `world=${world.id}`, 'accept-language': 'de, fr;q=0.8' },
  })
  expect(await response.text()).toContain('<html lang="en-GB"')
})

test('a page brings the words of its language alone', async ({ request, world }) => {
  const [english, french, german] = await Promise.all(
    ['en', 'fr', 'de'].map(async (language) => scriptsOf(request, `language=${language}`, world.id)),
  )
  const words = { en: 'Add to basket', fr: 'Ajouter au panier', de: 'In den Warenkorb' }
  expect(saysOf(english ?? '', words)).toEqual(['en'])
  expect(saysOf(french ?? '', words)).toEqual(['fr'])
  expect(saysOf(german ?? '', words)).toEqual(['de'])
})

/** All scripts that a page names, in one text. */
async function scriptsOf(request: APIRequestContext, cookie: string, world: string): Promise<string> {
  const page = await ask(request, '/necklaces/product/NE-00901', cookie, world)
  const names = (await page.text()).match(/\/static\/[\w-]+\.js/g) ?? []
  expect(names.length).toBeGreaterThan(0)
  const texts = await Promise.all([...new Set(names)].map(async (name) => (await request.get(name)).text()))
  return texts.join('\n')
}

function saysOf(scripts: string, words: Readonly<Record<string, string>>): string[] {
  return Object.entries(words).flatMap(([language, text]) => (scripts.includes(text) ? [language] : []))
}

test('the choice comes back as a cookie for a year, with its page', async ({ request, shopUrl }) => {
  const response = await request.post('/language', {
    form: { language: 'de' },
    headers: { origin: new URL(shopUrl).origin, referer: `${shopUrl}/rings/collection?a=1` },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
  expect(response.headers()['location']).toMatch(/\/rings\/collection\?a=1$/)
  expect(response.headers()['set-cookie']).toBe('language=de; Path=/; Max-Age=31536000; SameSite=Lax')
})
