/** What goes along whenever a patient is sent to sign in. Every page carries this, so it stands alone. */
export const carried = new Map<string, string>()

/** Has a parameter go along whenever a patient is sent to sign in: how they came. */
export const carryToSignIn = (name: string, value: string): void => void carried.set(name, value)
