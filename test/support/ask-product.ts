import type { CallInput, CallOutput, CallSpec } from '#kit/wire/call.ts'
import { unwrap } from '#kit/wire/envelope.ts'
import type { Product } from './product.ts'

type Answered = { status: number; body: Record<string, unknown> }

/** Asks a call of a process by HTTP, as it is; keys are given beside the parameters. */
export const askRaw = async (
  { port }: Pick<Product, 'port'>,
  call: CallSpec,
  input: Record<string, unknown>,
  keys: Record<string, string> = {},
): Promise<Answered> => {
  const given = Object.entries({ ...input, ...keys })
  const path = given.reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), call.path)
  const form = new URLSearchParams(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))
  const url = `http://127.0.0.1:${port}/api${path}`
  const answer = await (call.method === 'GET'
    ? fetch(`${url}?${form}`)
    : fetch(url, { method: call.method, body: form }))
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** Asks a call of a process that must succeed. */
export const askOf =
  (product: Pick<Product, 'port'>) =>
  async <C extends CallSpec>(
    call: C,
    input: CallInput<C>,
    keys: Record<string, string> = {},
  ): Promise<CallOutput<C>> => {
    const { status, body } = await askRaw(product, call, input as Record<string, unknown>, keys)
    const read = unwrap(call.envelope ?? 'status', body)
    if (status !== 200 || 'refused' in read) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`)
    return read.data as CallOutput<C>
  }

/** The name of the refusal of a process, or its HTTP status; '' where it did as it was asked. */
export const refusalOf = async (
  product: Pick<Product, 'port'>,
  call: CallSpec,
  input: Record<string, unknown>,
): Promise<string> => {
  const { status, body } = await askRaw(product, call, input)
  if (status !== 200) return String(status)
  const read = unwrap(call.envelope ?? 'status', body)
  return 'refused' in read ? read.refused.reason : ''
}
