import { type Fault, type FaultKind, faultSchema } from '@shop/schema/http/world-faults'

/** What is typed of a fault, field by field. */
export interface FaultDraft {
  readonly operation: string
  readonly kind: FaultKind
  /** What the kind asks for: milliseconds, seconds, bytes, a field or a message. */
  readonly detail: string
  /** The first request that it hits, counted from 1; empty for the next. */
  readonly from: string
  /** How many it hits; empty for all. */
  readonly times: string
  /** Percent; empty for every request. */
  readonly percent: string
}

export const emptyDraft: FaultDraft = {
  operation: '*',
  kind: 'http-500',
  detail: '',
  from: '',
  times: '',
  percent: '',
}

interface KindFields {
  readonly label: string
  /** The field that a kind has of its own, with its label and an example; null without one. */
  readonly detail: { readonly name: string; readonly label: string; readonly example: string } | null
}

/** Every kind of fault, with what it asks for. */
export const faultKinds: Readonly<Record<FaultKind, KindFields>> = {
  'http-500': { label: 'Status 500', detail: null },
  'http-429': {
    label: 'Status 429, too many requests',
    detail: { name: 'retryAfterSeconds', label: 'Retry after, seconds', example: '5' },
  },
  'graphql-error': {
    label: 'GraphQL error',
    detail: { name: 'message', label: 'Message', example: 'Something went wrong.' },
  },
  'dropped-connection': { label: 'Dropped connection', detail: null },
  delay: { label: 'Delay', detail: { name: 'delayMs', label: 'Milliseconds', example: '2000' } },
  'partial-data': {
    label: 'One field fails',
    detail: { name: 'field', label: 'Type and field', example: 'Gemstone.certificate' },
  },
  'stale-read': { label: 'Stale reads', detail: null },
  'malformed-body': { label: 'Half of the JSON', detail: null },
  'truncated-body': { label: 'Connection breaks within the answer', detail: null },
  'slow-body': {
    label: 'Bytes trickle',
    detail: { name: 'bytesPerSecond', label: 'Bytes a second', example: '20000' },
  },
}

/** The fault that a draft describes, or what is wrong with it in words. */
export function readDraft(draft: FaultDraft): { readonly fault: Fault } | { readonly problem: string } {
  const { detail } = faultKinds[draft.kind]
  const from = numberIn(draft.from)
  const parsed = faultSchema.safeParse({
    kind: draft.kind,
    operation: draft.operation.trim(),
    ...(detail && draft.detail.trim() !== '' && { [detail.name]: valueOf(detail.name, draft.detail.trim()) }),
    ...(from !== null && from !== 1 && { afterCalls: from - 1 }),
    ...(draft.times.trim() !== '' && { remaining: numberIn(draft.times) }),
    ...(draft.percent.trim() !== '' && { chance: (numberIn(draft.percent) ?? 0) / allPercent }),
  })
  if (parsed.success) return { fault: parsed.data }
  const [issue] = parsed.error.issues
  return { problem: `${labelOf(String(issue?.path[0] ?? ''), detail)}: ${problemIn(issue?.message)}` }
}

const allPercent = 100

const labels: Readonly<Record<string, string>> = {
  operation: 'Operation',
  afterCalls: 'From the n-th request',
  remaining: 'How often',
  chance: 'Percent of them',
}

/** The label of the field that a part of a fault is typed in. */
function labelOf(part: string, detail: KindFields['detail']): string {
  return labels[part] ?? detail?.label ?? part
}

/** Only texts have words of their own for what does not fit. */
function problemIn(message = ''): string {
  return message.startsWith('must') ? message : 'this value is not possible'
}

/** A fault in one line. */
export function faultLine({ kind, operation, afterCalls, remaining, chance }: Fault): string {
  const parts = [
    `${faultKinds[kind].label}, ${operation === '*' ? 'every operation' : operation}`,
    afterCalls !== undefined && `after ${afterCalls} more`,
    remaining !== undefined && `${remaining} times`,
    chance !== undefined && `${Math.round(chance * 1000) / 10} %`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}

/** Details are numbers, save for texts. */
function valueOf(name: string, text: string): string | number | null {
  return name === 'message' || name === 'field' ? text : numberIn(text)
}

function numberIn(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}

/** The faults without one of them, however many requests it has hit since it was read. */
export function withoutFault(faults: readonly Fault[], gone: Fault): Fault[] {
  const at = faults.findIndex((fault) => textOf(fault) === textOf(gone))
  return faults.filter((_, index) => index !== at)
}

function textOf(fault: Fault): string {
  return JSON.stringify({ ...fault, remaining: null })
}
