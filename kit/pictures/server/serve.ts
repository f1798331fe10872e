import type { FastifyInstance, FastifyReply } from 'fastify'
import { type BuildingView, buildingSvg, buildingViews } from '../building.ts'
import { iconSvg } from '../icon.ts'
import { isPlaceholder, placeholderSvg } from '../placeholder.ts'
import { portraitSvg } from '../portrait.ts'
import { sceneSvg } from '../scene.ts'
import { thingSvg } from '../thing.ts'
import { iconPng } from './icon-png.ts'

/** A picture never changes for its address, so it is kept for a year. */
const KEPT = 'public, max-age=31536000, immutable'

interface Asked {
  Params: { seed: string }
  Querystring: Record<string, unknown>
}

/** Sizes in which the icon is asked for as a PNG: home screens of iOS, of others, chats. */
const iconSizes = [180, 192, 512]

/** Where the site's own icon is. */
export const ICON = '/icon.svg'

/**
 * The site's icon (`/pictures/icon-512.png` too), and generated pictures by seed: `/pictures/portrait/<seed>.svg?sex=&age=&coat=`, `/pictures/building/<seed>.svg?shape=&kind=&view=`,
 * `/pictures/thing/<seed>.svg?shape=`, `/pictures/scene/<seed>.svg?shape=`; `/pictures/placeholder/<kind>.svg` for a picture that is missing.
 * Options that are none of theirs change nothing.
 */
export const servePictures = async (app: FastifyInstance, { colour }: { colour: string }) => {
  app.get<{ Params: { size: string } }>('/icon-:size.png', async ({ params: { size } }, reply) =>
    iconSizes.includes(Number(size))
      ? reply
          .type('image/png')
          .header('cache-control', KEPT)
          .send(await iconPng(colour, Number(size)))
      : reply.code(404).send(),
  )
  app.get(ICON, async (_, reply) => sendSvg(reply, iconSvg(colour)))
  app.get<Asked>('/portrait/:seed.svg', async ({ params, query }, reply) =>
    sendSvg(
      reply,
      portraitSvg(params.seed, {
        ...(query.sex === 'male' || query.sex === 'female' ? { sex: query.sex } : {}),
        ...(/^\d{1,3}$/.test(String(query.age)) ? { age: Number(query.age) } : {}),
        coat: query.coat === '1',
      }),
    ),
  )
  app.get<Asked>('/thing/:seed.svg', async ({ params, query }, reply) =>
    sendSvg(reply, thingSvg(params.seed, String(query.shape))),
  )
  app.get<Asked>('/scene/:seed.svg', async ({ params, query }, reply) =>
    sendSvg(reply, sceneSvg(params.seed, String(query.shape))),
  )
  app.get<Asked>('/building/:seed.svg', async ({ params, query }, reply) =>
    sendSvg(
      reply,
      buildingSvg(params.seed, colour, {
        shape: query.shape === 'banner' ? 'banner' : 'square',
        kind: String(query.kind),
        ...(isView(query.view) ? { view: query.view } : {}),
      }),
    ),
  )
  app.get<{ Params: { kind: string } }>('/placeholder/:kind.svg', async ({ params: { kind } }, reply) =>
    isPlaceholder(kind) ? sendSvg(reply, placeholderSvg(kind)) : reply.code(404).send(),
  )
}

const isView = (view: unknown): view is BuildingView => (buildingViews as readonly unknown[]).includes(view)

const sendSvg = (reply: FastifyReply, svg: string) =>
  reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', KEPT)
    .header('x-content-type-options', 'nosniff')
    .send(svg)
