import { globSync } from 'node:fs'
import { relative, resolve } from 'node:path'

/**
 * Consonants alone: with vowels some names would be words, and blockers of advertisements hide what has the name of
 * one.
 */
const letters = 'bcdfghjklmnpqrstvwxz'
const namesOfFile = `${letters}0123456789`

/**
 * Gives the classes of a production build names of three letters or a few more: two for the style sheet, counted among
 * all there are, the rest for the class in it. A page names a hundred classes and more, in its HTML and in its styles:
 * it is 5 % smaller than with the names that they are written with. All builds, of the server and of each language,
 * give the same.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = globSync('src/**/*.module.css', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
  if (files.length > letters.length ** 2) throw new Error('There are more style sheets than pairs of letters')
  const codes = new Map(files.map((file, place) => [file, codeOf(place)]))
  const namesIn = new Map<string, string[]>()
  return (name, file) => {
    const path = relative(root, resolve(root, file.replace(/\?.*$/, ''))).replaceAll('\\', '/')
    const code = codes.get(path)
    if (code === undefined) throw new Error(`${path} is no style sheet of the storefront`)
    const names = namesIn.get(path) ?? []
    namesIn.set(path, names)
    if (!names.includes(name)) names.push(name)
    return code + placeName(names.indexOf(name))
  }
}

function codeOf(place: number): string {
  return `${letters[Math.floor(place / letters.length)]}${letters[place % letters.length]}`
}

/** One sign, and another in front of it for each time that all are taken. */
function placeName(place: number): string {
  const last = namesOfFile[place % namesOfFile.length] ?? ''
  return place < namesOfFile.length ? last : placeName(Math.floor(place / namesOfFile.length) - 1) + last
}
