import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { plainMessage } from './plain-messages.ts'
import settings from './project.inlang/settings.json' with { type: 'json' }

const folder = new URL('src/generated/paraglide/messages/', import.meta.url)

const ofOneLanguage = `import { getLocale, experimentalStaticLocale } from '../runtime.js';

const en_list_found = (i) => {
	return (\`\${i?.count} found\`)
};

export const list_found = /** @type {Message} */ ((inputs, options = {}) => {
	experimentalStaticLocale ?? options.locale ?? getLocale()
	return en_list_found(inputs)
});`

const ofThree = ofOneLanguage
  .replace('\n\nexport', '\n\nconst fr_list_found = (i) => {\n\treturn (`${i?.count} trouvés`)\n};\n\nexport')
  .replace(
    /\texperimentalStaticLocale[^}]*/,
    `\tconst locale = experimentalStaticLocale ?? options.locale ?? getLocale()
\tif (locale === "fr") return fr_list_found(inputs)
\tif (locale === "de") return de_list_found(inputs)
\treturn en_list_found(inputs)
`,
  )

it('is what it says, where the shop has one language', () => {
  expect(plainMessage(ofOneLanguage, 'en')).toBe(`
const en_list_found = (i) => {
	return (\`\${i?.count} found\`)
};

export { en_list_found as list_found }`)
})

it.each(['en', 'fr', 'de'])('is what it says in the language of the build, %s', (language) => {
  const plain = plainMessage(ofThree, language)
  expect(plain).toContain(`export { ${language}_list_found as list_found }`)
  expect(plain).not.toContain('getLocale')
})

it.each(settings.locales)('is recognised as it is generated, in %s', (language) => {
  const files = readdirSync(folder).filter((file) => file !== '_index.js')
  expect(files.length).toBeGreaterThan(1000)
  const asking = files.filter((file) =>
    /getLocale|\bif \(locale/.test(plainMessage(readFileSync(new URL(file, folder), 'utf8'), language)),
  )
  expect(asking).toEqual([])
})
