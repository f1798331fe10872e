/** What goes with every call because somebody said so: every page carries this, so it stands alone. */
export const givenParams = new Map<string, string>()

/** Sends a parameter with every call from now on (a host app's token, its version); undefined takes it back. */
export const setCommonParam = (name: string, value: string | undefined): void => {
  if (value) givenParams.set(name, value)
  else givenParams.delete(name)
}
