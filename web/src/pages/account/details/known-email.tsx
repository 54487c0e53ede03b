/** Tells a password manager whose password it is, in a form that does not ask for that. */
export function KnownEmail({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />
}
