import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { onServerContext } from '#kit/wire/load.ts'
import { Nonce } from './shell/nonce.ts'
import { scriptsAfterStyles } from './shell/scripts-after-styles.ts'

/** The server fills this context; the bundle's own copy is the one that the pages read. */
export { onServerContext } from '#kit/wire/load.ts'

const RENDER_TIMEOUT_MS = 5_000
/** After this the data that a page waits for are given up. */
export const streamTimeout = RENDER_TIMEOUT_MS

export const handleError: HandleErrorFunction = (error, { context }) => context.get(onServerContext).report(error)

/** Renders a page whole: it is kept and compressed before it is sent, so nothing would be gained by a stream. */
export default function render(
  request: Request,
  status: number,
  headers: Headers,
  route: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, report } = context.get(onServerContext)
  return new Promise((resolve, reject) => {
    let inShell = true
    const { pipe, abort } = renderToPipeableStream(
      <Nonce value={nonce}>
        <ServerRouter context={route} url={request.url} nonce={nonce} />
      </Nonce>,
      {
        nonce,
        onAllReady: () => pipe(whole((html) => resolve(new Response(html, { status, headers })))),
        onShellReady: () => {
          inShell = false
        },
        onShellError: (error) => {
          clearTimeout(timer)
          reject(error)
        },
        // An error in the shell is reported by whoever gets the rejection.
        onError: (error) => void (inShell || report(error)),
      },
    )
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS + 1_000)

    const whole = (done: (html: string) => void) => {
      const chunks: Buffer[] = []
      return new Writable({
        write: (chunk, _, next) => {
          chunks.push(chunk)
          next()
        },
        final: (next) => {
          clearTimeout(timer)
          done(scriptsAfterStyles(Buffer.concat(chunks).toString()))
          next()
        },
      })
    }
  })
}
