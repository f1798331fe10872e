/**
 * The one spelling of a page's path for all that reads or follows addresses: without `.html`, whatever the case of its letters,
 * and without slashes at its end. `/` stays. Letters stay as they are: routes are found in any case.
 */
export const plainPath = (path: string): string => path.replace(/(?:\.html|\/)+$/i, '') || '/'

/** The same of an address with its query and fragment, which stay as they are. */
export const plainAddress = (address: string): string => {
  const end = address.search(/[?#]/)
  return end < 0 ? plainPath(address) : plainPath(address.slice(0, end)) + address.slice(end)
}
