import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { session } from '#kit/wire/browser/session.ts'
import { pageAlive } from './shell/alive.ts'
import { arrive } from './shell/arrival.ts'
import { readDebug } from './shell/debugged.ts'
import { isBelowFloor } from './shell/floor.ts'
import { watchGiven } from './shell/given-before.ts'
import { reportError, reportFailedCheck, watchErrors } from './shell/watched.ts'

/** What an error boundary caught is shown to the patient, and told. */
const onCaughtError = (error: unknown) => {
  console.error(error)
  reportError(error)
}

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      { onCaughtError },
    )
  })

// Whom the address signs in must be signed in before the gate of a page looks for them.
const begin = () => {
  if (arrive())
    import('./shell/user/identity.ts').then(({ enterByIdentity }) => enterByIdentity()).then(hydrate, hydrate)
  else hydrate()
}

const start = () => {
  watchErrors()
  watchGiven()
  // What the console shows it must have heard from the beginning.
  if (readDebug(new URLSearchParams(location.search))) import('./shell/debug/records.ts').then(begin, begin)
  else begin()
  if (session.read() === null) return
  pageAlive()
    .then(() => import('./shell/user/stay-signed-in.ts'))
    .then((stay) => stay.staySignedIn(reportFailedCheck))
    .catch(() => undefined)
}
// In a browser below the floor the page stays as the server rendered it.
if (!isBelowFloor()) start()
