import { beginSession } from '../account/session.ts'

/** Somebody with an account. */
export const anne = { id: 'c1', email: 'anne@example.com', firstName: 'Anne-Marie', lastName: 'O’Brien' }

/** Signs somebody in, in the browser of a test; to be called before anything is rendered. */
export function signInAnne(): typeof anne {
  beginSession({ token: 'a'.repeat(40), user: anne })
  return anne
}
