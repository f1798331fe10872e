import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { findFile, type ShownFile } from '#app/areas/files/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import { contentTypeOf } from '#kit/files/server/content-type.ts'
import type { Incoming } from '#kit/wire/server/answer.ts'

interface Asked {
  Params: { name: string }
  Querystring: Record<string, unknown>
}

interface Serving {
  makeContext: (incoming: Incoming, door: { staff?: boolean; doctor?: boolean }) => Promise<RequestContext>
}

/** Nothing of a file is ever run, whatever a browser takes it for. */
const harmless = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' } as const

/** A browser that reads PDFs itself does so in no sandbox; we made them, and what somebody sent is handed over to be kept. */
const policyOf = (type: string) =>
  type === 'application/pdf' ? {} : { 'content-security-policy': "default-src 'none'; sandbox" }

/** Shows what patients uploaded and what was made for them to who may see it: by their key in a header, never in the address, or by a lent address. */
export const serveUploads = async (app: FastifyInstance, { makeContext }: Serving) => {
  app.get<Asked>('/:name', async (request, reply) => {
    const { name } = request.params
    const incoming = { input: {}, headers: request.headers, ip: request.ip, traceid: request.id }
    const ctx = await makeContext(incoming, {})
    const file = await findFile(ctx, name, ctx.patient, request.query)
    reply.headers(harmless)
    const span = file && spanOf(request.headers.range, file.size)
    if (span === 'nowhere') return reply.code(416).header('content-range', `bytes */${file?.size}`).send()
    const first = span && (await file.readPart(span.from, Math.min(span.to, span.from + PIECE - 1)))
    if (!span || !first) return reply.code(404).header('cache-control', 'no-store').send({ err_msg: '没有这个文件' })
    const type = contentTypeOf(name)
    reply
      .headers({ 'content-type': type, ...policyOf(type) })
      .header('content-disposition', `${file.isForeign ? 'attachment' : 'inline'}; filename="${name}"`)
      // What is private stays on no disk of a borrowed phone.
      .header('cache-control', file.isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store')
      .header('vary', 'user-key')
      .header('accept-ranges', 'bytes')
    return sendSpan(reply, file, span, first)
  })
}

const sendSpan = (reply: FastifyReply, file: ShownFile, { from, to, isWhole }: Span, first: Buffer) => {
  if (!isWhole) reply.code(206).header('content-range', `bytes ${from}-${to}/${file.size}`)
  if (first.length > to - from) return reply.send(first)
  return reply.header('content-length', to - from + 1).send(Readable.from(piecesOf(file, first, from, to)))
}

interface Span {
  from: number
  to: number
  isWhole: boolean
}

/** Which bytes are to be sent: those that are asked for, as browsers do to move about in a film, else all. */
const spanOf = (range: string | undefined, size: number): Span | 'nowhere' => {
  const [, begin = '', end = ''] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(range ?? '') ?? []
  const last = size - 1
  const isBackward = end !== '' && Number(end) < Number(begin)
  if ((begin === '' && end === '') || (begin !== '' && isBackward)) return { from: 0, to: last, isWhole: true }
  // Without a beginning the number says how much of the end.
  const from = begin === '' ? Math.max(0, size - Number(end)) : Number(begin)
  const to = begin === '' || end === '' ? last : Math.min(Number(end), last)
  return from <= to ? { from, to, isWhole: false } : 'nowhere'
}

/** So much of a file lies in memory for one who asks. */
const PIECE = 1_000_000

/** A long file piece by piece, as fast as it is taken. */
async function* piecesOf(file: ShownFile, first: Buffer, from: number, to: number) {
  yield first
  for (let at = from + first.length; at <= to; at += PIECE) {
    const piece = await file.readPart(at, Math.min(to, at + PIECE - 1))
    if (!piece) throw new Error('a file went while it was sent')
    yield piece
  }
}
