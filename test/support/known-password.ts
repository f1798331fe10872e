import { hashPassword } from '#kit/seal/server/password.ts'

/** The hash of a password that everybody may know: people who sign in by the thousand do not wait for it. */
export const hashKnown = (password: string): Promise<string> => hashPassword(password, { N: 2, r: 1, p: 1 })
