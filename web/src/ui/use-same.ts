import { replaceEqualDeep } from '@tanstack/react-query'
import { useState } from 'react'

/** A value that is worked out with every rendering, as the very same one for as long as it says the same. */
export function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value)
  const same: Value = replaceEqualDeep(kept, value)
  if (same !== kept) keep(same)
  return same
}
