/** The database cannot be used, for a reason that its operator can mend: the message is one clear line for them. */
export class CannotStart extends Error {
  readonly expected = true
}
