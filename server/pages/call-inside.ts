import type { CallSpec } from '#kit/wire/call.ts'
import type { OnServer } from '#kit/wire/read-answer.ts'
import type { Incoming, Outgoing } from '#kit/wire/server/answer.ts'
import { placeOf, type Visitor } from '#kit/wire/visitor.ts'

/** Answers a call inside the process, as `callInside` of the wire does. */
export type CallInside = (call: Pick<CallSpec, 'method' | 'path'>, incoming: Incoming) => Promise<Outgoing>

/** What a page asks with while the server renders it: always as a visitor, never with anybody's key. */
export const answerAs =
  (callApi: CallInside, visitor: Visitor, traceid: string): OnServer['answer'] =>
  async (call, input) => {
    const incoming = { input: { ...placeOf(visitor), ...input }, headers: {}, ip: '127.0.0.1', traceid }
    const { status, body } = await callApi(call, incoming)
    return { status, body: body as Record<string, unknown>, traceid }
  }
