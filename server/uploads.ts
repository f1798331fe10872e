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
const types = {
  jpg: { 'content-type': 'image/jpeg', 'content-security-policy': "default-src 'none'; sandbox" },
  pdf: { 'content-type': 'application/pdf' },
} as const

/** Shows what patients uploaded and what was made for them to who may see it: by his key in a header, never in the address, or by a lent address. */
export const serveUploads = async (app: FastifyInstance, { makeHere }: Serving) => {
  app.get<Asked>('/:name', async (request, reply) => {
    const { name } = request.params
    const incoming = { input: {}, headers: request.headers, ip: request.ip, traceid: request.id }
    const here = await makeHere(incoming, {})
    const file = await findFile(here, name, here.patient, request.query)
    reply.headers(harmless)
    if (!file) return reply.code(404).header('cache-control', 'no-store').send({ err_msg: '没有这个文件' })
    return reply
      .headers(types[name.endsWith('.pdf') ? 'pdf' : 'jpg'])
      .header('content-disposition', `inline; filename="${name}"`)
      .header('cache-control', `${file.isPublic ? 'public' : 'private'}, max-age=31536000, immutable`)
      .header('vary', 'user-key')
      .send(file.bytes)
  })
}
