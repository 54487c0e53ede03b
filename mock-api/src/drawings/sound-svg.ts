import { expect } from 'vitest'

const largestBytes = 65_000

/** Expects a picture that every browser can show: right size, every element closed, every number a number. */
export function expectSoundSvg(picture: string): void {
  expect(picture).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="600" height="600" viewBox="0 0 600 600"><title>[^<]+<\/title>/,
  )
  expect(picture).not.toMatch(/NaN|Infinity|undefined|@/)
  expect(picture.length).toBeLessThan(largestBytes)
  expect(unclosedElements(picture)).toEqual([])
  expect(missingReferences(picture)).toEqual([])
}

/** The elements left open at the end, or the text that is no element at all. */
function unclosedElements(picture: string): string[] {
  const open: string[] = []
  const rest = picture.replace(
    /<(\/?)([A-Za-z]+)((?: [a-zA-Z][a-zA-Z\d-]*="[^"<]*")*)(\/?)>/g,
    (_, closes, name, _more, isEmpty) => {
      if (closes === '/' && open.pop() !== name) open.push(`misplaced ${name}`)
      if (closes === '' && isEmpty === '') open.push(String(name))
      return ''
    },
  )
  return [...open, ...(rest.match(/[<>]/g) ?? [])]
}

function missingReferences(picture: string): string[] {
  const names = new Set([...picture.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name))
  return [...picture.matchAll(/(?:href="#|url\(#)([^")]+)/g)].flatMap(([, name]) =>
    name && !names.has(name) ? [name] : [],
  )
}
