import type { FastifyInstance } from 'fastify'
import { findPicture } from '#app/areas/files/server/public.ts'
import type { Incoming } from '#kit/wire/server/answer.ts'
import type { Here } from './here.ts'

interface Asked {
  Params: { name: string }
  Querystring: Record<string, unknown>
}

interface Serving {
  makeHere: (incoming: Incoming, door: { staff?: boolean }) => Promise<Here>
}

/** Nothing of an upload is ever run, whatever a browser takes it for. */
const harmless = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const

/** Shows what patients uploaded to who may see it: by his key in a header, never in the address, or by a lent address. */
export const serveUploads = async (app: FastifyInstance, { makeHere }: Serving) => {
  app.get<Asked>('/:name', async (request, reply) => {
    const { name } = request.params
    const incoming = { input: {}, headers: request.headers, ip: request.ip, traceid: request.id }
    const here = await makeHere(incoming, {})
    const picture = await findPicture(here, name, here.patient, request.query)
    reply.headers(harmless)
    if (!picture) return reply.code(404).header('cache-control', 'no-store').send({ err_msg: '没有这张图片' })
    return reply
      .type('image/jpeg')
      .header('content-disposition', `inline; filename="${name}"`)
      .header('cache-control', `${picture.isPublic ? 'public' : 'private'}, max-age=31536000, immutable`)
      .header('vary', 'user-key')
      .send(picture.bytes)
  })
}
