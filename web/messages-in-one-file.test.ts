import { expect, it } from 'vitest'
import { m } from '#generated/paraglide/messages.js'
import { inOneFile } from './messages-in-one-file.ts'

const ownLanguageOnly = `import { getLocale, experimentalStaticLocale } from '../runtime.js';

const en_close = /** @type {(inputs: {}) => string} */ () => {
	return (\`Close\`)
};

export const close = /** @type {any} */ ((inputs = {}, options = {}) => {
	experimentalStaticLocale ?? options.locale ?? getLocale()
	return en_close(inputs)
});`

const twoLanguages = `import { getLocale } from '../runtime.js';
export const open = (inputs = {}, options = {}) => options.locale === 'fr' ? fr_open(inputs) : en_open(inputs)`

it('brings messages together, and leaves one that asks for the language by itself', () => {
  const code = inOneFile([
    { file: 'close.js', code: ownLanguageOnly },
    { file: 'open.js', code: twoLanguages },
  ])
  expect(code).toContain('export { en_close as close }')
  expect(code).toContain("export * from './open.js'")
  expect(code).not.toContain('getLocale')
})

it('is what tests speak with', () => {
  expect(m.close()).toBe('Close')
})
