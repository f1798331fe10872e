import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { onServerContext } from '#kit/wire/load.ts'
import { PageFlags } from './shell/page-flags.ts'
import { PageNonce } from './shell/page-nonce.ts'
import { PageOrigin } from './shell/page-origin.ts'

/** The server fills this context; the bundle's own copy is the one that the pages read. */
export { onServerContext } from '#kit/wire/load.ts'

/** Milliseconds after which the data that a page waits for are given up. */
export const streamTimeout = 5_000

export const handleError: HandleErrorFunction = (error, { context }) => context.get(onServerContext).report(error)

/**
 * Renders a page whole before any of it is sent: it is cached, compressed and sealed by the hashes of its scripts
 * (docs/decisions/0036). So nothing of it may come in parts that scripts put into their places.
 */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  route: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, origin, flags, report } = context.get(onServerContext)
  let isShellReady = false
  const stream = await renderToReadableStream(
    <PageNonce value={nonce}>
      <PageOrigin value={origin}>
        <PageFlags value={flags}>
          <ServerRouter context={route} url={request.url} nonce={nonce} />
        </PageFlags>
      </PageOrigin>
    </PageNonce>,
    {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // What fails before is thrown, and reported by the router.
      onError: (error) => void (isShellReady && report(error)),
    },
  )
  isShellReady = true
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}
