import { expect, it } from 'vitest'
import { ownPicture, shownPicture } from './shown-picture.ts'

const host = 'https://img.example.com'

it('puts both files of a picture at the image host', () => {
  expect(
    shownPicture(
      {
        source: '/a-640.webp',
        smallSource: '/a-320.webp',
        width: 640,
        placeholder: 'data:image/webp;base64,AA',
      },
      { assetsUrl: host },
    ),
  ).toEqual({
    src: 'https://img.example.com/a-640.webp',
    smallSrc: 'https://img.example.com/a-320.webp',
    width: 640,
    placeholder: 'data:image/webp;base64,AA',
  })
})

it('does without all that an API may not say', () => {
  expect(shownPicture({ source: '/a.jpg' }, { assetsUrl: host })).toEqual({
    src: 'https://img.example.com/a.jpg',
    smallSrc: null,
    width: null,
    placeholder: null,
  })
  expect(
    shownPicture({ source: '/a.jpg', smallSource: null, width: null }, { assetsUrl: host })?.smallSrc,
  ).toBeNull()
})

it('lays a colour over the stone of a picture that says where it is', () => {
  const asset = { source: '/a-640.webp', stoneMask: '/a-stone.webp' }
  expect(shownPicture(asset, { assetsUrl: host, stoneColour: 'red' })?.stone).toEqual({
    colour: 'red',
    mask: 'https://img.example.com/a-stone.webp',
  })
  expect(shownPicture(asset, { assetsUrl: host })?.stone).toBeUndefined()
  expect(shownPicture({ source: '/a.webp' }, { assetsUrl: host, stoneColour: 'red' })?.stone).toBeUndefined()
})

it('is none of no picture', () => {
  expect(shownPicture(null, { assetsUrl: host })).toBeNull()
  expect(shownPicture(undefined, { assetsUrl: host })).toBeNull()
})

it('is none at an address that would run a script', () => {
  const asset = { source: 'javascript:alert(1)', smallSource: '/a-320.webp' }
  expect(shownPicture(asset, { assetsUrl: host })).toBeNull()
})

it('has a large file where the API names one', () => {
  const asset = { source: '/a-640.webp', largeSource: '/a-1280.avif' }
  expect(shownPicture(asset, { assetsUrl: host })?.largeSrc).toBe('https://img.example.com/a-1280.avif')
  expect(shownPicture({ source: '/a-640.webp' }, { assetsUrl: host })).not.toHaveProperty('largeSrc')
})

it('is the shop’s own at a path of it', () => {
  expect(ownPicture('/a.webp')).toEqual({ src: '/a.webp', smallSrc: null, width: null, placeholder: null })
})
