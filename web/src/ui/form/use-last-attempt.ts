import { useState } from 'react'

/**
 * What a form was told at its last attempt, as it was then, however often it was told something else since: a summary
 * that changed with every field which is mended would move the form under a finger.
 */
export function useLastAttempt<Told>(attempt: number, told: Told): Told {
  const [last, setLast] = useState({ attempt, told })
  if (last.attempt === attempt) return last.told
  setLast({ attempt, told })
  return told
}
