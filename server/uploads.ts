import type { FastifyInstance } from 'fastify'
import { findFile } from '#app/areas/files/server/public.ts'
import type { Incoming } from '#kit/wire/server/answer.ts'
import type { Here } from './here.ts'

interface Asked {
  Params: { name: string }
  Querystring: Record<string, unknown>
}

interface Serving {
  makeHere: (incoming: Incoming, door: { staff?: boolean; doctor?: boolean }) => Promise<Here>
}

/** Nothing of a file is ever run, whatever a browser takes it for. */
const harmless = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' } as const

/** Kinds of files by their ending. A browser that reads PDFs itself does so in no sandbox; we made them. */
const dead = { 'content-security-policy': "default-src 'none'; sandbox" } as const
const types: Readonly<Record<string, Record<string, string>>> = {
  webm: { 'content-type': 'audio/webm', ...dead },
  ogg: { 'content-type': 'audio/ogg', ...dead },
  m4a: { 'content-type': 'audio/mp4', ...dead },
  jpg: { 'content-type': 'image/jpeg', ...dead },
  pdf: { 'content-type': 'application/pdf' },
}

/** Shows what patients uploaded and what was made for them to who may see it: by his key in a header, never in the address, or by a lent address. */
export const serveUploads = async (app: FastifyInstance, { makeHere }: Serving) => {
  app.get<Asked>('/:name', async (request, reply) => {
    const { name } = request.params
    const incoming = { input: {}, headers: request.headers, ip: request.ip, traceid: request.id }
    const here = await makeHere(incoming, {})
    const file = await findFile(here, name, here.patient, request.query)
    reply.headers(harmless)
    if (!file) return reply.code(404).header('cache-control', 'no-store').send({ err_msg: '没有这个文件' })
    reply
      .headers(types[name.slice(name.lastIndexOf('.') + 1)] ?? dead)
      .header('content-disposition', `inline; filename="${name}"`)
      .header('cache-control', `${file.isPublic ? 'public' : 'private'}, max-age=31536000, immutable`)
      .header('vary', 'user-key')
      .header('accept-ranges', 'bytes')
    const part = partOf(request.headers.range, file.bytes.length)
    if (!part) return reply.send(file.bytes)
    return reply
      .code(206)
      .header('content-range', `bytes ${part.from}-${part.to}/${file.bytes.length}`)
      .send(file.bytes.subarray(part.from, part.to + 1))
  })
}

/** The one part of a file that is asked for, as some browsers do before they play a sound; undefined where the whole is to be sent. */
const partOf = (range: string | undefined, length: number): { from: number; to: number } | undefined => {
  const [, begin = '', end = ''] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(range ?? '') ?? []
  if (begin === '') return undefined
  const [from, to] = [Number(begin), Math.min(end === '' ? length - 1 : Number(end), length - 1)]
  return from <= to ? { from, to } : undefined
}
