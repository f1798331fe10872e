/** An address of the product with its query; what is undefined or empty is left out. */
export const address = (path: string, query: Readonly<Record<string, string | number | undefined>> = {}): string => {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') given.set(name, String(value))
  return given.size > 0 ? `${path}?${given}` : path
}
