import { useId } from 'react'
import fields from '#ui/field.module.css'

export interface ToolOption<Value extends string> {
  readonly value: Value
  readonly text: string
}

interface ToolSelectProps<Value extends string> {
  readonly label: string
  readonly options: readonly ToolOption<Value>[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** A choice of a tool: one of the values that it offers. */
export function ToolSelect<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: ToolSelectProps<Value>) {
  const id = useId()
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onChoose(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}
