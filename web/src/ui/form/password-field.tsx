import { useState } from 'react'
import { FormField, type FormFieldProps } from './form-field.tsx'
import fields from '../field.module.css'

interface PasswordFieldProps extends Omit<FormFieldProps, 'type' | 'after'> {
  /** What its button says: shows the password, and hides it again. */
  readonly words: { readonly show: string; readonly hide: string; readonly password: string }
}

/** A field for a password, which can be shown. Nothing keeps a password manager from filling it in. */
export function PasswordField({ words, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <FormField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button type="button" className={fields.reveal} onClick={() => setShown(!isShown)}>
          {isShown ? words.hide : words.show}
          <span className="sr-only"> {words.password}</span>
        </button>
      }
    />
  )
}
