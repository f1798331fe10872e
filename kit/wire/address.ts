/** An address of the product with its query; what is undefined or empty is left out. */
export const address = (path: string, query: Readonly<Record<string, string | number | undefined>> = {}): string => {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') given.set(name, String(value))
  const text = given.toString()
  return text ? `${path}?${text}` : path
}

/** An address with all of a query that it does not name itself: what came along goes on along. */
export const withQuery = (address: string, query: URLSearchParams): string => {
  const [path = '', own = ''] = address.split(/\?(.*)/s)
  const named = new URLSearchParams(own)
  const whole = new URLSearchParams(own)
  for (const [name, value] of query) if (!named.has(name)) whole.append(name, value)
  const text = whole.toString()
  return text ? `${path}?${text}` : path
}
