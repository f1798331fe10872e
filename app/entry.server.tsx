import { text } from 'node:stream/consumers'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { onServerContext } from '#kit/wire/load.ts'
import { drawDocument } from './shell/document/draw.tsx'

/** The server fills this context; the bundle's own copy is the one that the pages read. */
export { onServerContext } from '#kit/wire/load.ts'
/** Draws what was loaded without React Router's handler. */
export { drawDocument } from './shell/document/draw.tsx'

/** Milliseconds after which the data that a page waits for are given up. */
export const streamTimeout = 5_000

export const handleError: HandleErrorFunction = (error, { context }) => context.get(onServerContext).report(error)

/**
 * Renders a page at once and whole: it is kept and compressed before it is sent, so a stream would only be joined again
 * (docs/decisions/0013). The text is handed over beside the response, which would only copy it.
 */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...route }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, take } = context.get(onServerContext)
  const data = serverHandoffStream === undefined ? '' : await text(serverHandoffStream as never)
  take(drawDocument(route, request.url, data, nonce))
  return new Response(null, { status, headers })
}
