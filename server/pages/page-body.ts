import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sized } from './cache.ts'

const brotliCompressing = promisify(brotliCompress)
const gzipping = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** A body that is ready to be sent many times: each encoding is made once, when it is first asked for. */
export interface Body extends Sized {
  status: number
  headers: Readonly<Record<string, string>>
  etag: string
  as: (encoding: Encoding) => Promise<Buffer>
}

/** Makes a body; compressed variants count as half of it. */
export const bodyOf = (status: number, content: Buffer, headers: Readonly<Record<string, string>>): Body => {
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(content)]])
  const as = (encoding: Encoding) => {
    const ready = made.get(encoding) ?? encoded(content, encoding)
    made.set(encoding, ready)
    return ready
  }
  const etag = `W/"${createHash('sha1').update(content).digest('base64url')}"`
  return { status, headers, etag, as, bytes: Math.round(content.length * 1.5) }
}

/** Sends it in the smallest encoding that is accepted, or says that the asker has it already. */
export const sendBody = async (body: Body, request: FastifyRequest, reply: FastifyReply) => {
  reply.headers(body.headers).header('etag', body.etag).header('vary', 'accept-encoding, cookie')
  if (body.status === 200 && request.headers['if-none-match']?.includes(body.etag)) return reply.code(304).send()
  const encoding = accepted(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(body.status).send(await body.as(encoding))
}

/** Quick rather than small: a page lives for seconds. */
const encoded = (content: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotliCompressing(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : gzipping(content, { level: 6 })

/** Named, and not with a weight of nothing. */
const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i

const accepted = (header = ''): Encoding => {
  const names = Array.isArray(header) ? header.join() : header
  return takesBrotli.test(names) ? 'br' : takesGzip.test(names) ? 'gzip' : 'identity'
}
