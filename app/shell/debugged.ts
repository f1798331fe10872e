let isOn = false

/** Reads the address that one came by: `debug=9999` brings the console for this visit, any other value does not [X065]. */
export const readDebug = (query: URLSearchParams): boolean => {
  isOn = query.get('debug') === '9999'
  return isOn
}

/** Whether the console is wanted; it stays while one goes from page to page. */
export const isDebugged = (): boolean => isOn
