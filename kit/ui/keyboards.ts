/** What the phone must know to show the right keyboard and to fill in what it remembers. */
export const keyboards = {
  text: {},
  name: { autoComplete: 'name' },
  // A plus may stand before it, and whatever comes along when a number is pasted.
  mobile: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
  // With the spaces and dashes with which it is pasted.
  code: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 20 },
  number: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  'id-card': { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false, maxLength: 40 },
  password: { type: 'password', autoComplete: 'current-password' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  search: { type: 'search', enterKeyHint: 'search' },
  date: { type: 'date' },
  time: { type: 'time' },
} as const

/** How much a field takes by its keyboard alone, where that says it. */
export const keyboardLengths: Readonly<Record<string, number | undefined>> = Object.fromEntries(
  Object.entries(keyboards).map(([name, said]) => [name, 'maxLength' in said ? said.maxLength : undefined]),
)
