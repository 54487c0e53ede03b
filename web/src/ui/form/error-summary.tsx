import { useEffect, useRef } from 'react'
import { Notice } from './notice.tsx'

export interface FieldError {
  /** Of the field that is meant. */
  readonly fieldId: string
  readonly text: string
  /** Of the field to fill in first, where the one that is meant cannot be used before. */
  readonly firstFieldId?: string
}

interface ErrorSummaryProps {
  /** Says how much there is to put right. */
  readonly title: string
  readonly errors: readonly FieldError[]
  /** How often the form was sent in vain: each time the summary takes the focus. */
  readonly attempt: number
}

/** What is wrong with a form that was sent, each with the way to its field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = errors.length > 0
  // Of this attempt alone: an error that comes back while a field is being mended leaves the focus in it.
  const answered = useRef(0)
  useEffect(() => {
    if (answered.current === attempt) return
    answered.current = attempt
    if (isShown) box.current?.focus()
  }, [isShown, attempt])
  if (!isShown) return null
  return (
    <Notice kind="error" ref={box} tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ fieldId, text, firstFieldId = fieldId }) => (
          <li key={fieldId}>
            <a
              className="link"
              href={`#${firstFieldId}`}
              onClick={(event) => {
                // The address of a page is no place for a field.
                event.preventDefault()
                document.getElementById(firstFieldId)?.focus()
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
