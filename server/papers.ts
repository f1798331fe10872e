import type { FastifyInstance } from 'fastify'
import { findCertificatePaper, findEventCalendar } from '#app/areas/activities/offline/server/public.ts'
import { findSettlementPaper } from '#app/areas/desk/settlements/server/public.ts'
import { findPaper } from '#app/areas/guahao/booking/server/public.ts'
import { findRecordFile } from '#app/areas/records/papers/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import type { Incoming } from '#kit/wire/server/answer.ts'

interface Asked {
  Params: { file: string }
  Querystring: Record<string, unknown>
}

interface Serving {
  makeContext: (incoming: Incoming, door: { staff?: boolean; doctor?: boolean }) => Promise<RequestContext>
}

const paperOf = (ctx: RequestContext, file: string, given: Record<string, unknown>) => {
  if (file.startsWith('offline-'))
    return file.endsWith('.pdf') ? findCertificatePaper(ctx, file, given) : findEventCalendar(ctx, file)
  if (file.startsWith('settlement-')) return findSettlementPaper(ctx, file, given)
  return file.startsWith('record-') ? findRecordFile(ctx, file, given) : findPaper(ctx, file, given)
}

/**
 * Calendar files of events, which are everybody's, and papers of appointments, health records, settlements and of who came to an
 * event, by an address that was lent to their owner: calendars and readers of PDFs bring no key. Who comes with one that is not good
 * any more is led to the page that lends another.
 */
export const servePapers = async (app: FastifyInstance, { makeContext }: Serving) => {
  app.get<Asked>('/:file', async (request, reply) => {
    const incoming = { input: {}, headers: request.headers, ip: request.ip, traceid: request.id }
    const ctx = await makeContext(incoming, {})
    const { file } = request.params
    const paper = await paperOf(ctx, file, request.query)
    // What is private stays on no disk of a borrowed phone.
    reply.headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
    if (!paper) return reply.code(404).send({ err_msg: '没有这个文件' })
    if ('page' in paper) return reply.redirect(paper.page, 303)
    // A PDF is read and a day goes into a calendar; what is meant for another system is a file to hand on, which no phone shows.
    const how = paper.type.includes('json') ? 'attachment' : 'inline'
    return reply
      .type(paper.type)
      .header('content-disposition', `${how}; filename="${paper.name}"`)
      .send(typeof paper.body === 'string' ? paper.body : Buffer.from(paper.body))
  })
}
