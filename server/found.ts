import type { FastifyInstance, FastifyReply } from 'fastify'
import { listFound, listPartStarts } from '#app/areas/search/server/public.ts'
import type { Row } from '#app/route-table.ts'
import type { Db } from '#kit/db/open.ts'
import { address } from '#kit/wire/address.ts'
import { closedPaths } from './found/closed-paths.ts'

interface Finding {
  db: Db
  publicUrl: string
  rows: readonly Row[]
  colour: string
}

/** Addresses in one part of the sitemap; the protocol allows 50,000. */
const MOST_IN_PART = 10_000
/** Who reads all of it comes again after an hour at the earliest. */
const KEPT = 'public, max-age=3600'

/** Pages of which there is one for each thing that can be found. */
const pages = {
  unit: ({ id }) => address('/unit/index', { unit_id: id }),
  department: ({ id, hospitalId }) => address('/guahao/schedule', { dep_id: id, unit_id: hospitalId ?? undefined }),
  doctor: ({ id }) => address('/vue/doctor/detail', { doc_id: id }),
  article: ({ id }) => address('/article/detail', { id }),
  goods: ({ id }) => address('/health/product', { goods_id: id }),
  subject: ({ id }) => address('/subject/detail', { subjectId: id }),
} as const satisfies Record<string, (found: { id: number; hospitalId: number | null }) => string>

type Found = keyof typeof pages

/** What search engines and home screens ask for by name: `robots.txt`, the sitemap in parts, the manifest. */
export const answerFinders = async (app: FastifyInstance, { db, publicUrl, rows, colour }: Finding) => {
  const robots = [
    'User-agent: *',
    ...closedPaths(rows).map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
  app.get('/robots.txt', async (_, reply) => reply.type('text/plain; charset=utf-8').send(robots))

  app.get('/manifest.webmanifest', async (_, reply) =>
    reply.type('application/manifest+json; charset=utf-8').send(JSON.stringify(manifest(colour))),
  )

  app.get('/sitemap.xml', async (_, reply) => {
    const parts = await Promise.all(
      (Object.keys(pages) as Found[]).map(async (kind) =>
        (await listPartStarts(db, kind, MOST_IN_PART)).map((from) => `${publicUrl}/sitemap/${kind}-${from}.xml`),
      ),
    )
    return sendXml(reply, 'sitemapindex', 'sitemap', parts.flat())
  })

  app.get<{ Params: { part: string } }>('/sitemap/:part.xml', async ({ params: { part } }, reply) => {
    const [, kind = '', from] = /^([a-z]+)-(\d{1,15})$/.exec(part) ?? []
    if (!Object.hasOwn(pages, kind)) return reply.code(404).send()
    const found = await listFound(db, kind as Found, Number(from), MOST_IN_PART)
    const pathOf = pages[kind as Found]
    return sendXml(
      reply,
      'urlset',
      'url',
      found.map((one) => publicUrl + pathOf(one)),
    )
  })
}

const sendXml = (reply: FastifyReply, list: string, item: string, addresses: readonly string[]) => {
  const items = addresses.map((one) => `<${item}><loc>${one.replace(/&/g, '&amp;')}</loc></${item}>`)
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', KEPT)
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${list}>\n`,
    )
}

/** By which the product is put on a home screen. */
const manifest = (colour: string) => ({
  name: '医路',
  short_name: '医路',
  description: '预约挂号、查医生、看排队进度，一家人的看病事都在这里。',
  lang: 'zh-CN',
  id: '/',
  start_url: '/',
  display: 'standalone',
  background_color: '#f5f7f6',
  theme_color: colour,
  icons: [
    { src: '/pictures/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/pictures/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/pictures/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
  ],
})
