import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { plainMessage } from './plain-messages.ts'

const folder = new URL('src/generated/paraglide/messages/', import.meta.url)

const inOneLanguage = `import { getLocale, experimentalStaticLocale } from '../runtime.js';

const en_list_found = (i) => {
	return (\`\${i?.count} found\`)
};

export const list_found = /** @type {Message} */ ((inputs, options = {}) => {
	experimentalStaticLocale ?? options.locale ?? getLocale()
	return en_list_found(inputs)
});`

it('is what it says, where the shop has one language', () => {
  expect(plainMessage(inOneLanguage)).toBe(`
const en_list_found = (i) => {
	return (\`\${i?.count} found\`)
};

export { en_list_found as list_found }`)
})

it('asks for the language, where the shop has several', () => {
  const inTwo = inOneLanguage.replace(
    /\texperimentalStaticLocale[^}]*/,
    "\tconst locale = experimentalStaticLocale ?? options.locale ?? getLocale()\n\tif (locale === 'en') return en_list_found(inputs)\n\treturn fr_list_found(inputs)\n",
  )
  expect(plainMessage(inTwo)).toBe(inTwo)
})

it('is recognised as it is generated', () => {
  const files = readdirSync(folder).filter((file) => file !== '_index.js')
  expect(files.length).toBeGreaterThan(1000)
  const asking = files.filter((file) =>
    plainMessage(readFileSync(new URL(file, folder), 'utf8')).includes('getLocale'),
  )
  expect(asking).toEqual([])
})
