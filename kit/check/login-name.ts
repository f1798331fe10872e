/** The name that one signs in with at work, as it is stored. */
export const normaliseLogin = (name: string): string => name.trim().normalize('NFKC').toLowerCase()

/** Whether this can be a name to sign in with: letters, digits, dot, dash, underscore, 3 to 40. */
export const isLoginName = (name: string): boolean => /^[a-z0-9][a-z0-9._-]{2,39}$/.test(name)
