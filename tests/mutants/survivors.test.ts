import { expect, it } from 'vitest'
import { linesOf, placesOfSurvivors, readMeasurement, standsIn, triedAgain } from './survivors.ts'

const source = `export function isAdult(age: number) {
  return age >=
    18
}
`
const at = (line: number, column: number) => ({ line, column })

const location = { start: at(2, 10), end: at(3, 7) }
const survived = {
  files: { 'age.ts': { source, mutants: [{ replacement: 'true', status: 'Survived', location }] } },
}

it('says where to look again, in columns from 0', () => {
  expect(placesOfSurvivors(survived)).toEqual(['age.ts:2:9-3:6'])
})

it('counts what other tests have found of what had survived', () => {
  const again = (replacement: string) => ({
    files: { 'age.ts': { source, mutants: [{ replacement, status: 'Killed', location }] } },
  })
  expect(readMeasurement(survived, again('true'))).toEqual({ killed: 1, survivors: [] })
  expect(readMeasurement(survived, again('false')).survivors).toHaveLength(1)
})

it('counts what is found of kept survivors once they are tried again, and leaves what was not tried', () => {
  const [adult, teenager] = [
    { file: 'age.ts', line: 2, from: 'age >= 18', to: 'true' },
    { file: 'age.ts', line: 9, from: 'age > 12', to: 'false' },
  ]
  const again = {
    files: { 'age.ts': { source, mutants: [{ replacement: 'true', status: 'Killed', location }] } },
  }
  const kept = { killed: 5, survivors: [adult, teenager] }
  expect(triedAgain(kept, again)).toEqual({ killed: 6, survivors: [teenager] })
  expect(triedAgain(kept, survived)).toEqual(kept)
})

it('leaves a survivor that is found at one of two places', () => {
  const mutant = (status: string, line: number) => ({
    replacement: 'true',
    status,
    location: { start: at(line, 10), end: at(line + 1, 7) },
  })
  const twice = { source: source.repeat(2), mutants: [mutant('Killed', 2), mutant('Survived', 6)] }
  const kept = { killed: 0, survivors: [{ file: 'age.ts', line: 2, from: 'age >= 18', to: 'true' }] }
  expect(triedAgain(kept, { files: { 'age.ts': twice } })).toEqual(kept)
})

it('looks again where a survivor stands by now, at some lines where it has more than one', () => {
  expect(linesOf({ file: 'age.ts', from: '18' }, source)).toEqual(['age.ts:3-3'])
  expect(linesOf({ file: 'age.ts', from: 'age >= 18' }, `\n${source}`)).toEqual(['age.ts:3-23'])
  expect(linesOf({ file: 'age.ts', from: 'age > 12' }, source)).toEqual([])
})

it('knows whether the text of a survivor still stands in its file', () => {
  expect(standsIn(source, 'age >= 18')).toBe(true)
  expect(standsIn(source, 'return age >=…')).toBe(true)
  expect(standsIn(source, 'age > 12')).toBe(false)
})

it('counts what was found, and shows what was not with the text that was changed', () => {
  const mutants = [
    { replacement: '{}', status: 'Killed', location: { start: at(1, 37), end: at(4, 2) } },
    { replacement: 'true', status: 'Timeout', location: { start: at(2, 10), end: at(3, 7) } },
    { replacement: 'age > 18', status: 'Survived', location: { start: at(2, 10), end: at(3, 7) } },
    { replacement: '', status: 'NoCoverage', location: { start: at(3, 5), end: at(3, 7) } },
    { replacement: '?', status: 'CompileError', location: { start: at(1, 1), end: at(1, 2) } },
  ]
  expect(readMeasurement({ files: { 'age.ts': { source, mutants } } })).toEqual({
    killed: 2,
    survivors: [
      { file: 'age.ts', line: 2, from: 'age >= 18', to: 'age > 18' },
      { file: 'age.ts', line: 3, from: '18', to: '' },
    ],
  })
})
