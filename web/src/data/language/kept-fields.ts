import { replayInput } from '#lib/replay-input.ts'
import { forgetTabText, keepTabText, parseTabText, tabText } from '../tab-text.ts'
import { keptFieldsName } from './kept-fields-name.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What stood in a field, which is known again by its name and its place among those of that name. */
interface KeptField {
  readonly name: string
  readonly value: string
  readonly isChecked: boolean
}

/** How long fields are waited for that the page shows only once it has asked for something, in milliseconds. */
const patienceMs = 10_000
/** Neither secrets, also those that are being shown, nor what no visitor types. */
const fieldsOfVisitors =
  'input:not([type=password], [autocomplete$="-password"], [type=hidden], [type=file], [type=submit], [type=button]), select, textarea'

/** Keeps what stands in the fields of this page, for the page that is loaded in its place. */
export function keepFields(): void {
  const fields = [...namedFields()].map(([name, field]): KeptField => ({
    name,
    value: field.value,
    isChecked: isTicked(field),
  }))
  keepTabText(keptFieldsName, JSON.stringify({ path: location.pathname, fields }))
}

/**
 * Fills in what was kept, and fields that come later as they come, until the visitor types or some seconds have gone.
 * Fields that hold it already are left alone.
 */
export function fillKeptFields(): void {
  const waiting = new Map(takeKept().map((field) => [field.name, field]))
  const fill = () => {
    for (const [name, target] of namedFields()) {
      const kept = waiting.get(name)
      if (!kept) continue
      waiting.delete(name)
      if (isLike(target, kept)) continue
      replayInput([{ target, type: 'entry', value: kept.value, isChecked: kept.isChecked }])
    }
    if (waiting.size === 0) stop()
  }
  const observer = new MutationObserver(fill)
  const timer = setTimeout(stop, patienceMs)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    document.removeEventListener('keydown', stop, true)
  }
  document.addEventListener('keydown', stop, true)
  observer.observe(document.body, { childList: true, subtree: true })
  fill()
}

function takeKept(): readonly KeptField[] {
  const { path, fields } = partsOf(parseTabText(tabText(keptFieldsName)))
  forgetTabText(keptFieldsName)
  return path === location.pathname && Array.isArray(fields) ? fields.filter(isKeptField) : []
}

function isKeptField(field: unknown): field is KeptField {
  const { name, value, isChecked } = partsOf(field)
  return typeof name === 'string' && typeof value === 'string' && typeof isChecked === 'boolean'
}

/** What stands in an object, of which nothing is known; nothing in what is none. */
function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  // Of its members no more is claimed than that they may be there.
  return Object(value) as Record<string, unknown>
}

function namedFields(): Map<string, Field> {
  const counts = new Map<string, number>()
  return new Map(
    [...document.querySelectorAll<Field>(fieldsOfVisitors)].map((field) => {
      const kind = `${field.type} ${field.name} ${isTickable(field) ? field.value : ''}`
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      return [`${kind} ${count}`, field]
    }),
  )
}

function isLike(field: Field, { value, isChecked }: KeptField): boolean {
  // A choice is taken back by making another.
  if (field.type === 'radio' && !isChecked) return true
  return isTickable(field) ? isTicked(field) === isChecked : field.value === value
}

function isTickable({ type }: Field): boolean {
  return type === 'checkbox' || type === 'radio'
}

function isTicked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked
}
