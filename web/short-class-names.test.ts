import { describe, expect, it } from 'vitest'
import { shortClassNames } from './short-class-names.ts'

const root = import.meta.dirname
const header = `${root}/src/shell/header.module.css`
const footer = `${root}/src/shell/footer.module.css`

describe('names of classes in production', () => {
  it('are three letters', () => {
    expect(shortClassNames(root)('bar', header)).toMatch(/^[b-df-hj-np-tv-z]{3}$/)
  })

  it('are the same for the same class, in each build, and whatever the file is asked with', () => {
    const first = shortClassNames(root)
    const second = shortClassNames(root)
    const name = first('bar', header)
    expect(first('side', header)).not.toBe(name)
    expect(first('bar', `${header}?used`)).toBe(name)
    expect(second('bar', header)).toBe(name)
  })

  it('differ for every class of every style sheet', () => {
    const nameOf = shortClassNames(root)
    const all = Array.from({ length: 1000 }, (_, count) => [
      nameOf(`class${count}`, header),
      nameOf(`class${count}`, footer),
    ]).flat()
    expect(new Set(all).size).toBe(2000)
  })

  it('are given to no file that the build does not hold', () => {
    expect(() => shortClassNames(root)('bar', '/elsewhere/a.module.css')).toThrow('no style sheet')
  })
})
