import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesUnder } from './content-stamp.mjs'
import { root } from './paths.mjs'

/** What is wrong with the words of the storefront, a sentence each: every build is refused while there is anything. */
export function problemsOfMessages() {
  const web = join(root, 'web')
  const { baseLocale, locales } = read(join(web, 'project.inlang', 'settings.json'))
  const fileOf = (language) => join(web, 'messages', `${language}.json`)
  const messages = Object.fromEntries(locales.map((language) => [language, read(fileOf(language))]))
  return [
    ...locales.flatMap((language) => problemsOfDoubles(language, readFileSync(fileOf(language), 'utf8'))),
    ...problemsOfUse(Object.keys(messages[baseLocale]), usesIn(join(web, 'src'))),
    ...locales
      .filter((language) => language !== baseLocale)
      .flatMap((language) => problemsOfLanguage(language, messages[baseLocale], messages[language])),
  ]
}

/** Messages that nothing says, and what is said without being one. `uses` are their names with the file of each. */
export function problemsOfUse(names, uses) {
  const known = new Set(names)
  return [
    ...names.filter((name) => !uses.has(name)).map((name) => `Nothing says the message ${name}`),
    ...[...uses]
      .filter(([name]) => !known.has(name))
      .map(([name, file]) => `There is no message ${name}, which ${file} says`),
  ]
}

/** Messages that stand twice in the text of a file: of two that are called alike JSON reads the last, and says nothing. */
export function problemsOfDoubles(language, text) {
  const names = [...text.matchAll(/^ {2}"(\w+)":/gm)].map(([, name]) => name)
  const doubles = names.filter((name, place) => names.indexOf(name) !== place)
  return [...new Set(doubles)].map((name) => `${language} has the message ${name} twice`)
}

/** Where a language says less, more, or of other things than the one that it is translated from. */
export function problemsOfLanguage(language, base, own) {
  return [
    ...Object.keys(base)
      .filter((name) => !(name in own))
      .map((name) => `${language} has no message ${name}`),
    ...Object.keys(own)
      .filter((name) => !(name in base))
      .map((name) => `${language} has a message ${name} that no other language has`),
    ...Object.entries(base)
      .filter(([name]) => name in own)
      .flatMap(([name, message]) => problemsOfMessage(`${language}: ${name}`, message, own[name])),
  ]
}

function problemsOfMessage(name, base, own) {
  if (typeof base === 'string' || typeof own === 'string') {
    if (typeof base !== typeof own) return [`${name} has cases in one language and none in the other`]
    return own.trim() === '' && base.trim() !== '' ? [`${name} is empty`] : problemsOfText(name, base, own)
  }
  const [{ match: cases, selectors }] = base
  const [{ match: ownCases, selectors: ownSelectors }] = own
  if (String(selectors) !== String(ownSelectors)) return [`${name} is not told apart by ${selectors}`]
  return Object.entries(cases).flatMap(([key, text]) =>
    key in ownCases
      ? problemsOfText(`${name}, ${key}`, text, ownCases[key], selectors)
      : [`${name} lacks the case ${key}`],
  )
}

/** A case says what it is told apart by in words of its own. */
function problemsOfText(name, base, own, selectors = []) {
  const wanted = placeholdersOf(base)
  const given = placeholdersOf(own)
  return [
    ...wanted
      .filter((placeholder) => !given.includes(placeholder) && !selectors.includes(placeholder))
      .map((placeholder) => `${name} leaves out {${placeholder}}`),
    ...given
      .filter((placeholder) => !wanted.includes(placeholder))
      .map((placeholder) => `${name} names {${placeholder}}, which it is not given`),
  ]
}

function placeholdersOf(text) {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, placeholder]) => placeholder))]
}

/** Every message that the storefront says, with a file that does; tests say nothing to anybody. */
function usesIn(folder) {
  return new Map(
    filesUnder(folder)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\bm\.([a-z]\w*)\b/g)].map(([, name]) => [
          name,
          relative(root, file),
        ]),
      ),
  )
}

function read(file) {
  const { $schema: _, ...content } = JSON.parse(readFileSync(file, 'utf8'))
  return content
}
