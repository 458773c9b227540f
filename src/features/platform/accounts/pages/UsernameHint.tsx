/** Tells password managers whose password a form is about; nobody sees or reaches it. */
export function UsernameHint({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
