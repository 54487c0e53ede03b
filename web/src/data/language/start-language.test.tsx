import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepTabText, tabText } from '../tab-text.ts'
import { fillKeptFields } from './kept-fields.ts'
import { startLanguage } from './start-language.ts'
import { switchLanguage } from './switch-language.ts'

vi.mock('./switch-language.ts', () => ({ switchLanguage: vi.fn<(language: string) => boolean>() }))
vi.mock('./kept-fields.ts', () => ({ fillKeptFields: vi.fn<() => void>() }))

const switching = vi.mocked(switchLanguage)
const filling = vi.mocked(fillKeptFields)
const report = vi.fn<(address: string, body: Blob) => boolean>()

beforeEach(() => {
  sessionStorage.clear()
  switching.mockReset().mockReturnValue(true)
  filling.mockReset()
  report.mockReset()
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(report as never)
  startLanguage()
})

/** The form of the selector, as the shop draws it, or another; its own submission is only taken note of. */
function showForm(action = '/language') {
  document.body.innerHTML = `
    <form action="${action}" method="post" popover>
      <button name="language" value="fr">Français</button>
      <button name="language" value="en">English</button>
      <button name="language" value="xx">Other</button>
    </form>`
  const form = document.querySelector('form') as HTMLFormElement
  const submitted: string[] = []
  form.submit = () => void submitted.push(new URLSearchParams(new FormData(form) as never).toString())
  /** Whether the browser would have sent the form. */
  let isSent: boolean | null = null
  const stop = (event: Event) => {
    isSent = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('submit', stop)
  onTestFinished(() => window.removeEventListener('submit', stop))
  form.showPopover()
  return {
    form,
    submitted,
    isSent: () => isSent,
    press: (language: string) => form.querySelector<HTMLButtonElement>(`[value=${language}]`)?.click(),
  }
}

/** The languages that were switched to, once the code for it has come. */
async function switchedTo(): Promise<unknown[]> {
  await vi.dynamicImportSettled()
  expect(tabText('untold-language')).toBeNull()
  return switching.mock.calls
}

describe('the selector of the language', () => {
  it('switches in place, and remembers that the account is still to be told', async () => {
    const { press, isSent, submitted } = showForm()
    press('fr')
    expect(isSent()).toBe(false)
    await expect.poll(() => switching.mock.calls).toEqual([['fr']])
    expect(tabText('untold-language')).toBe('yes')
    expect(submitted).toEqual([])
  })

  it('sends its form, as without a script, where the browser keeps no cookies', async () => {
    switching.mockReturnValue(false)
    const { form, press, submitted } = showForm()
    press('fr')
    await expect.poll(() => submitted).toEqual(['language=fr'])
    expect(form.querySelector('input')?.type).toBe('hidden')
    expect(report).not.toHaveBeenCalled()
  })

  it('sends its form where the switch fails, which is reported', async () => {
    switching.mockImplementation(() => {
      throw new Error('out of order')
    })
    const { press, submitted } = showForm()
    press('fr')
    await expect.poll(() => submitted).toEqual(['language=fr'])
    const body = await report.mock.calls[0]?.[1].text()
    expect(JSON.parse(body)).toMatchObject({ message: 'out of order', where: 'language' })
  })

  it('closes where the language of the page is chosen again', async () => {
    const { form, press, isSent } = showForm()
    press('en')
    expect(isSent()).toBe(false)
    expect(form.matches(':popover-open')).toBe(false)
    expect(await switchedTo()).toEqual([])
  })

  it('stays open while it switches', async () => {
    const { form, press } = showForm()
    press('fr')
    expect(form.matches(':popover-open')).toBe(true)
    await expect.poll(() => switching.mock.calls).toEqual([['fr']])
  })

  it('may stand in the page, and then stays there', () => {
    const { form, press, isSent } = showForm()
    form.hidePopover()
    form.removeAttribute('popover')
    press('en')
    expect(isSent()).toBe(false)
    expect(form.checkVisibility()).toBe(true)
  })

  it('does nothing for a language that the shop has not', async () => {
    const { form, press, isSent } = showForm()
    press('xx')
    expect(isSent()).toBe(false)
    expect(form.matches(':popover-open')).toBe(true)
    expect(await switchedTo()).toEqual([])
  })

  it('does nothing where its form is sent by no button', async () => {
    const { form, isSent } = showForm()
    form.requestSubmit()
    expect(isSent()).toBe(false)
    expect(await switchedTo()).toEqual([])
  })

  it('leaves other forms to the browser', async () => {
    const { press, isSent } = showForm('/search')
    press('fr')
    expect(isSent()).toBe(true)
    expect(await switchedTo()).toEqual([])
  })
})

describe('what was typed before a switch', () => {
  // A busy browser is idle late, and a hidden one perhaps never.
  beforeEach(() => {
    vi.spyOn(window, 'requestIdleCallback').mockImplementation((act) => {
      act({ didTimeout: false, timeRemaining: () => 50 })
      return 1
    })
  })

  it('is filled in again where the page is idle', async () => {
    keepTabText('typed', '{"path":"/","fields":[]}')
    startLanguage()
    await expect.poll(() => filling.mock.calls.length).toBe(1)
  })

  it('is not looked for where nothing was', () => {
    startLanguage()
    expect(requestIdleCallback).not.toHaveBeenCalled()
  })

  it('is lost where filling in fails, which is reported', async () => {
    filling.mockImplementation(() => {
      throw new Error('no such field')
    })
    keepTabText('typed', '{}')
    startLanguage()
    await expect.poll(() => report.mock.calls.length).toBe(1)
    const body = await report.mock.calls[0]?.[1].text()
    expect(JSON.parse(body)).toMatchObject({ message: 'no such field', where: 'language' })
  })
})
