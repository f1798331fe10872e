/**
 * A question to a `tsvector`, as the text of a `tsquery`; the empty one finds nothing. Tokens are quoted, so whatever
 * a person typed is a word and never an operator.
 */
export type TsQuery = string & { readonly kind: 'tsquery' }

/** The token itself, or with `prefix` whatever begins with it. */
export const lexeme = (token: string, { prefix = false } = {}): TsQuery =>
  `'${token.replace(/['\\]/g, '$&$&')}'${prefix ? ':*' : ''}` as TsQuery

/** All of these that ask for something. */
export const allOf = (parts: readonly TsQuery[]): TsQuery => joined(parts, '&')

/** Any of these. */
export const anyOf = (parts: readonly TsQuery[]): TsQuery => joined(parts, '|')

const joined = (parts: readonly TsQuery[], operator: '&' | '|'): TsQuery => {
  const asking = [...new Set(parts.filter((part) => part !== ''))]
  return (asking.length > 1 ? `(${asking.join(operator)})` : (asking[0] ?? '')) as TsQuery
}
