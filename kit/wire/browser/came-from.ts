const NAME = 'from_function_id'
let held: string | undefined

/** The function by which this visit came to where it is, the last that was gone through; '' where none was. */
export const cameFrom = (): string => {
  held ??= kept() ?? ''
  return held
}

/** Keeps the function that was gone through, for as long as the tab is open. */
export const keepCameFrom = (functionId: string): void => {
  held = functionId
  try {
    sessionStorage.setItem(NAME, functionId)
  } catch {
    // A host that refuses storage: it is held as long as the page lives.
  }
}

const kept = (): string | undefined => {
  try {
    return sessionStorage.getItem(NAME) ?? undefined
  } catch {
    return undefined
  }
}
