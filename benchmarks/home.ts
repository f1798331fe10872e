import type { Product } from '#test/support/product.ts'

/** The address of the home page, after its redirects. */
export const homeOf = async ({ port }: Product): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  if (!answer.ok) throw new Error(`the home page answers ${answer.status}`)
  const { pathname, search } = new URL(answer.url)
  return pathname + search
}
