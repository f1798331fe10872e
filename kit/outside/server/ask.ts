/**
 * Asks an outside service. Where it leads elsewhere nobody goes: what was sent, with its keys, is for the address that the operator set
 * alone. The answer then has that status, which no service takes for its own.
 */
export const askOutside = async (url: string | URL, request: RequestInit): Promise<Response> => {
  const response = await fetch(url, { ...request, redirect: 'manual' })
  if (response.status < 300 || response.status >= 400) return response
  // What stands in it is of whoever leads elsewhere.
  await response.body?.cancel()
  return new Response(null, { status: response.status })
}
