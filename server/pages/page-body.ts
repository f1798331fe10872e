import { hash } from 'node:crypto'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DrawnPage } from '#kit/wire/ask.ts'
import { asBytes } from './bytes.ts'
import type { Sized } from './cache.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** What is sent in one encoding. */
interface Ready {
  /** Of these bytes: another encoding has another. */
  etag: string
  /** The head of an answer without content: names and values in turn, as Node takes them as they are. */
  head: string[]
  wholeHead: string[]
  content: Buffer
}

/** A body that is ready to be sent many times: each encoding is made once, with its head, when it is first asked for. */
export interface Body extends Sized {
  status: number
  as: (encoding: Encoding) => Ready
}

/**
 * Makes a body of a text in pieces. Kept is its Brotli, a quarter of it, which nearly everybody takes: what is kept for seconds and then is nobody's
 * has the whole heap looked through after each 64 MB. Other encodings are made of that.
 */
export const bodyOf = (status: number, pieces: DrawnPage['html'], headers: Readonly<Record<string, string>>): Body => {
  const plain = asBytes(pieces)
  // Told as large as it can become, with every encoding asked for.
  const [small, bytes] = [brotliCompressSync(plain, quickest), Math.round(plain.length * 1.5)]
  const made = new Map<Encoding, Ready>()
  const as = (encoding: Encoding) => {
    const ready = made.get(encoding) ?? readyIn(encoding, headers, small)
    made.set(encoding, ready)
    return ready
  }
  return { status, as, bytes }
}

const readyIn = (encoding: Encoding, headers: Readonly<Record<string, string>>, small: Buffer): Ready => {
  const content = encoding === 'br' ? small : encoded(brotliDecompressSync(small), encoding)
  const named = encoding === 'identity' ? [] : ['content-encoding', encoding]
  // Of what is sent, which is a quarter of what it was.
  const etag = `W/"${hash('sha1', content, 'base64url')}"`
  const head = Object.entries({ ...headers, etag, vary: 'accept-encoding, cookie, user-agent' }).flat()
  return { etag, head, wholeHead: [...head, ...named, 'content-length', String(content.length)], content }
}

/** Sends it in the smallest encoding that is accepted, or says that the asker has it already: the status that was said. */
export const writeBody = (body: Body, headers: IncomingHttpHeaders, response: ServerResponse): number => {
  const { etag, head, wholeHead, content } = body.as(accepted(headers['accept-encoding']))
  if (body.status === 200 && headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, head).end()
    return 304
  }
  response.writeHead(body.status, wholeHead).end(content)
  return body.status
}

/**
 * It goes past Fastify's own sending, which would set a dozen headers one by one, the same for each who asks; the line in
 * the log is written all the same.
 */
export const sendBody = (body: Body, request: FastifyRequest, reply: FastifyReply) => {
  reply.hijack()
  writeBody(body, request.headers, reply.raw)
  return reply
}

/**
 * Quick rather than small, for a page lives for seconds: of 40 KB the quickest Brotli makes 11.2 KB in 0.06 ms, level 1
 * makes 11.0 KB in 0.09 ms, level 4 makes 9.7 KB in 1.1 ms. So little is done at once; handing it to another thread and back takes longer.
 */
const quickest = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }

const encoded = (plain: Buffer, encoding: 'gzip' | 'identity'): Buffer =>
  encoding === 'gzip' ? gzipSync(plain, { level: 1 }) : plain

/** Named, and not with a weight of nothing. */
const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i

const accepted = (header = ''): Encoding => {
  const names = Array.isArray(header) ? header.join() : header
  return takesBrotli.test(names) ? 'br' : takesGzip.test(names) ? 'gzip' : 'identity'
}
