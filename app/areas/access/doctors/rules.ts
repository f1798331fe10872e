/** A session lasts a working day; the step of the sign-in that asks for a new password ten minutes. */
export const SESSION_HOURS = 12
/** How long the step of the sign-in waits. */
export const DUE_MINUTES = 10

/** Where doctors sign in. */
export const SIGN_IN_PATH = '/workbench/login'
