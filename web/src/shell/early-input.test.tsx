import { afterEach, expect, test } from 'vitest'
import earlyInputScript from './early-input.inline.js?raw'

let frame: HTMLIFrameElement | null = null

afterEach(() => {
  frame?.remove()
  frame = null
})

/** A page that is not alive yet, and what its document hears of what visitors do. */
function earlyPage(content: string) {
  frame = document.createElement('iframe')
  document.body.append(frame)
  const { contentDocument: page, contentWindow: view } = frame
  if (!page || !view) throw new Error('The frame has no page')
  page.body.innerHTML = content
  page.body.append(Object.assign(page.createElement('script'), { text: earlyInputScript }))
  const heard: string[] = []
  for (const type of ['pointerdown', 'mousedown', 'keydown', 'click']) {
    page.addEventListener(type, () => heard.push(type))
  }
  const find = (selector: string) => {
    const found = page.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`There is no ${selector}`)
    return found
  }
  return { find, heard, early: () => view.earlyInput }
}

function press(button: HTMLElement): void {
  for (const type of ['pointerdown', 'mousedown']) button.dispatchEvent(new Event(type, { bubbles: true }))
  button.click()
}

test('opens a dialog by itself, unheard by what would hydrate the page first', () => {
  const { find, heard, early } = earlyPage(
    '<button command="show-modal" commandfor="menu">Menu</button><dialog id="menu">Rings</dialog>',
  )
  press(find('button'))
  expect(find('dialog').matches(':modal')).toBe(true)
  expect(heard).toEqual([])
  expect(early()?.kept.size).toBe(0)
})

test('keeps the press of any other button until it can be answered', () => {
  const { find, heard, early } = earlyPage('<button>Add to basket</button>')
  press(find('button'))
  expect(heard).toEqual([])
  expect([...(early()?.kept.keys() ?? [])]).toEqual([find('button')])
})

test('keeps the press of a link that does something first, and lets any other lead on', () => {
  const { find, early } = earlyPage(
    '<a id="edit" href="#ring" data-acts-first>Edit</a><a id="ring" href="#ring">Ring</a>',
  )
  const pressed = (selector: string) =>
    find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect([pressed('#edit'), pressed('#ring')]).toEqual([false, true])
  expect([...(early()?.kept.keys() ?? [])]).toEqual([find('#edit')])
  const inOtherTab = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  expect(find('#edit').dispatchEvent(inOtherTab)).toBe(true)
})

test('shows at once that a press is kept', () => {
  const { find } = earlyPage('<button>Add to basket</button>')
  const button = find('button')
  press(button)
  press(button)
  expect(getComputedStyle(button).opacity).toBe('0.55')
  // What `replay-input.ts` looks for.
  expect(new Set(button.getAnimations().map(({ id }) => id))).toEqual(new Set(['kept-press']))
})

test('lets the page hear everything once it is alive', () => {
  const { find, heard, early } = earlyPage('<button>Add to basket</button>')
  early()?.stop()
  press(find('button'))
  expect(heard).toEqual(['pointerdown', 'mousedown', 'click'])
})
